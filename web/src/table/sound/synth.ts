// Seven small sounds, made when they are wanted: noise for what is felt and wood, bells for what has happened.
import type { Sound } from './heard';

/** One strike: when it begins, in seconds, how long it rings, how loud it is, and what it is made of. */
interface Strike {
  at: number;
  length: number;
  loud: number;
  /** Its pitch in Hz, at the start and at the end; for noise the middle of its band. */
  from: number;
  to: number;
  made: 'bell' | 'thump' | 'noise';
}

const bell = (at: number, pitch: number, loud = 0.22, length = 0.7): Strike[] => [
  { at, length, loud, from: pitch, to: pitch, made: 'bell' },
  { at, length: length / 2, loud: loud / 4, from: pitch * 2.01, to: pitch * 2.01, made: 'bell' },
];
const noise = (at: number, length: number, from: number, to: number, loud: number): Strike => ({
  at,
  length,
  loud,
  from,
  to,
  made: 'noise',
});
const thump = (at: number, loud: number): Strike => ({
  at,
  length: 0.07,
  loud,
  from: 150,
  to: 70,
  made: 'thump',
});

const SOUNDS: Record<Sound, Strike[]> = {
  shuffle: Array.from({ length: 16 }, (_, index) =>
    noise(0.9 * (1 - (1 - index / 16) ** 1.4), 0.03, 3200 - index * 60, 2200, 0.12 + 0.05 * (index % 2)),
  ),
  call: [thump(0, 0.3), noise(0, 0.03, 1400, 900, 0.2)],
  card: [noise(0, 0.06, 2600, 1200, 0.4), thump(0.008, 0.45)],
  trick: [noise(0, 0.2, 1500, 500, 0.22), thump(0.16, 0.2)],
  turn: bell(0, 784, 0.16, 0.5),
  won: [392, 494, 587, 784].flatMap((pitch, index) => bell(index * 0.09, pitch)),
  lost: [...bell(0, 330, 0.16), ...bell(0.16, 262, 0.16)],
};

let hiss: AudioBuffer | null = null;

/** A second of noise, the same every time. */
function noiseIn(context: AudioContext): AudioBuffer {
  if (hiss?.sampleRate === context.sampleRate) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  let state = 12345;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    samples[index] = state / 0x40000000 - 1;
  }
  return hiss;
}

function strike(context: AudioContext, one: Strike, begin: number, volume: number): void {
  const start = begin + one.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(one.loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + one.length);
  gain.connect(context.destination);
  const pitched = (parameter: AudioParam): void => {
    parameter.setValueAtTime(one.from, start);
    parameter.exponentialRampToValueAtTime(one.to, start + one.length);
  };
  if (one.made === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noiseIn(context);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 0.9;
    pitched(band.frequency);
    source.connect(band).connect(gain);
    source.start(start, 0, one.length);
  } else {
    const source = context.createOscillator();
    pitched(source.frequency);
    source.connect(gain);
    source.start(start);
    source.stop(start + one.length);
  }
}

/** Plays sounds one after the other, at a volume from 0 to 1; each begins before the last has rung out. */
export function play(context: AudioContext, sounds: readonly Sound[], volume: number): void {
  sounds.forEach((sound, index) => {
    for (const one of SOUNDS[sound]) strike(context, one, context.currentTime + 0.01 + index * 0.12, volume);
  });
}
