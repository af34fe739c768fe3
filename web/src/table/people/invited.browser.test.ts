// Who comes by a link: what is wrong with it, or with a name, is said in words, with a way on.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LANGUAGES } from '../../testing/profiles';
import { expectFits } from '../../testing/soundness';
import { addressOf, open, shown, still } from '../../testing/stage';

const INVITATION = addressOf('an invitation');
const [WAY = '', KEY = ''] = INVITATION.split('#');

test.each([
  ['a wrong key', `${WAY}#wrong`, 'wrong-key'],
  ['no key', WAY, 'wrong-key'],
  ['an unknown table', `/sit/nowhere#${KEY}`, 'unknown-table'],
  ['a seat that is taken', addressOf('a seat that is taken'), 'taken'],
])('%s is answered in words of each language, with a way on', async (_, address, why) => {
  for (const profile of LANGUAGES) {
    await open(address, { guest: true, profile });
    const told = shown('[data-testid=no-seat]');
    expect(told.dataset.why).toBe(why);
    expect(told.querySelector('p')?.textContent.trim()).toBeTruthy();
    expect(told.querySelector("a[href='/']")?.checkVisibility()).toBe(true);
    expectFits();
  }
});

test('of a name of fifty signs is said how long it may be, and no name is asked for', async () => {
  await open(INVITATION, { guest: true, size: [360, 640] });
  const sitDown = async (name: string): Promise<string> => {
    await userEvent.fill(page.getByTestId('name'), name);
    await userEvent.click(shown('[data-testid=sit-down]'));
    await still();
    return shown('[role=alert]').textContent;
  };
  expect(await sitDown('😀'.repeat(50))).toContain('40');
  expect(await sitDown('')).not.toContain('40');
  expectFits();
});
