// A table is silent until somebody wants to hear it; then what is called and played sounds.
import { expect, onTestFinished, test, vi } from 'vitest';
import { openScene } from '../../testing/stage';

test.each([
  ['by default nothing is even made ready to sound', {}, 0],
  ['switched on, what is played is heard', { sound: 1 }, 1],
])('%s', async (_, wishes, contexts) => {
  const made = vi.fn();
  const started = [AudioBufferSourceNode, OscillatorNode].map((kind) => vi.spyOn(kind.prototype, 'start'));
  vi.stubGlobal(
    'AudioContext',
    class extends AudioContext {
      constructor() {
        super();
        made();
      }
      // As after something was pressed.
      override get state(): AudioContextState {
        return 'running';
      }
    },
  );
  onTestFinished(() => started.forEach((each) => each.mockRestore()));
  const table = await openScene('a trick', { wishes });
  while (table.coming.length > 0) await table.next();
  expect(made).toHaveBeenCalledTimes(contexts);
  expect(started.some((each) => each.mock.calls.length > 0)).toBe(contexts > 0);
});
