// Questions that this browser keeps with their answers, for when the server cannot be asked.
import type { JudgedView, KeptQuestions, QuestionView } from '../generated/wire';
import { get, reasonOf } from '../lib/api';

type Kept = KeptQuestions['questions'][number];

/** By exercise the question that was shown last, so that another one follows. */
const shown = new Map<string, string>();

/** Those that are kept, where it is the server that is missing; fails with the same error where it is not, or none is. */
async function keptFor(error: unknown): Promise<readonly Kept[]> {
  if (reasonOf(error).code !== 'no-server') throw error;
  const found = await get('/api/school/questions').catch(() => null);
  if (!found) throw error;
  return found.questions;
}

/** A kept question in place of one that the server was asked for in vain. */
export async function keptQuestion(
  error: unknown,
  exercise: string,
  seed: string,
  exactly: boolean,
): Promise<QuestionView> {
  const all = (await keptFor(error)).filter(({ question }) => question.exercise === exercise);
  const before = all.findIndex(({ question }) => question.seed === shown.get(exercise));
  const found =
    all.find(({ question }) => question.seed === seed) ?? (exactly ? null : all[(before + 1) % all.length]);
  if (!found) throw error;
  shown.set(exercise, found.question.seed);
  return found.question;
}

/** The verdict on an answer to a kept question. */
export async function keptJudgement(error: unknown, asked: QuestionView, given: string): Promise<JudgedView> {
  const found = (await keptFor(error)).find(
    ({ question }) => question.exercise === asked.exercise && question.seed === asked.seed,
  );
  const best = found?.right[0];
  if (!found || best === undefined) throw error;
  const right = found.right.includes(given);
  const own = right ? [] : (found.wrong[given] ?? []);
  return { right, best, why: [...own, ...found.why] };
}
