// What the school asks the server, and what this browser remembers of the lessons.
import type { CourseView, JudgedView, LessonView, OpenTurnView, QuestionView } from '../generated/wire';
import { get, post } from '../lib/api';
import { keptJudgement, keptQuestion } from './kept';

/** All lessons by name. */
export function course(): Promise<CourseView> {
  return get('/api/school');
}

/** One lesson. */
export function lesson(name: string): Promise<LessonView> {
  return get('/api/school/lessons/{name}', { path: { name } });
}

/** Where the play of a lesson comes to after these cards, with the defenders' answers. */
export function playOn(name: string, at: number, cards: readonly string[]): Promise<OpenTurnView> {
  return post('/api/school/lessons/{name}/plays/{at}', {
    path: { name, at },
    query: { cards: cards.join('.') },
  });
}

/** A text that no question was asked by before. */
function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
}

/** The seeds of an exercise's questions in turn: as many as the server says begin a round, ever harder, then any. */
export function* newSeeds(): Generator<string, never> {
  const round = newSeed();
  for (let place = 1; ; place++) yield `${place}-${round}`;
}

/**
 * The question of an exercise that follows from a seed.
 *
 * Where the server does not answer it is one of those kept in this browser: any, unless `exactly` this one is wanted.
 */
export function question(exercise: string, seed: string, exactly = false): Promise<QuestionView> {
  return post('/api/school/exercises/{name}', { path: { name: exercise }, query: { seed } }).catch(
    (error: unknown) => keptQuestion(error, exercise, seed, exactly),
  );
}

/** Whether an answer is right, and why. */
export function judge(asked: QuestionView, given: string): Promise<JudgedView> {
  const query = { seed: asked.seed, given };
  return post('/api/school/exercises/{name}/answer', { path: { name: asked.exercise }, query }).catch(
    (error: unknown) => keptJudgement(error, asked, given),
  );
}
