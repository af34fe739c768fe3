// The sheet of a robber, line by line.
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openTable, shown, still } from '../../testing/stage';

const number = (text: string): number => Number(/\d+/.exec(text.replace(/[.\s]/g, ''))?.[0]);

test('every number on the sheet opens its steps, whose sum it is', async () => {
  await openTable('in-danger');
  const entries = [...document.querySelectorAll<HTMLElement>('button.entry')];
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) {
    await userEvent.click(entry);
    await still();
    expect(entry.ariaExpanded).toBe('true');
    const steps = [...document.querySelectorAll('ol.steps li:not(.sum) b')].map((step) =>
      number(step.textContent),
    );
    expect(steps.reduce((sum, step) => sum + step)).toBe(number(entry.innerText));
    await userEvent.click(entry);
    await still();
  }
  shown('aside .sheet table');
});
