// What the school asks the server, and what this browser remembers of the lessons.
import type { CourseView, JudgedView, LessonView, QuestionView } from '../generated/wire';
import { ask } from '../lib/api';

/** All lessons by name. */
export function course(): Promise<CourseView> {
  return ask<CourseView>('/api/school');
}

/** One lesson. */
export function lesson(name: string): Promise<LessonView> {
  return ask<LessonView>(`/api/school/lessons/${encodeURIComponent(name)}`);
}

/** A text that no question was asked by before. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
}

function path(exercise: string): string {
  return `/api/school/exercises/${encodeURIComponent(exercise)}`;
}

/** The question of an exercise that follows from a seed. */
export function question(exercise: string, seed: string): Promise<QuestionView> {
  return ask<QuestionView>(`${path(exercise)}?${new URLSearchParams({ seed }).toString()}`);
}

/** Whether an answer is right, and why. */
export function judge(asked: QuestionView, given: string): Promise<JudgedView> {
  const query = new URLSearchParams({ seed: asked.seed, given });
  return ask<JudgedView>(`${path(asked.exercise)}/answer?${query.toString()}`);
}
