// What is agreed before the first deal: the wish that opens a table, and which choices are house rules.
import type { HouseRulesChoice, OpenTable } from '../../generated/wire';
import { calm } from '../../lib/motion';
import { LOOKING_BACK, settings } from '../../lib/settings.svelte';
import { fieldsLike } from '../../lib/storage';
import { BOX } from './systems.svelte';

export type Form = OpenTable['form'];
export type Rules = Required<HouseRulesChoice>;
export type Wish = Required<Omit<OpenTable, 'rules' | 'face'>> & { rules: Rules };

/** One thing to agree on. The first value is that of the Laws or the form. */
export interface RuleChoice {
  /** Its field; `opening-` and the topic begin the names of its messages. */
  field: keyof Rules;
  topic: string;
  values: readonly (string | boolean)[];
}

const LAWFUL: Rules = {
  firstCaller: 'dealer',
  mustBeat: false,
  simpleDoubling: false,
  honours: null,
  vulnerability: 'dealer',
  scoring: 'each',
  redeal: null,
};

const OF_PLAY: readonly RuleChoice[] = [
  { field: 'firstCaller', topic: 'first-caller', values: ['dealer', 'left-of-dealer'] },
  { field: 'mustBeat', topic: 'must-beat', values: [false, true] },
  { field: 'simpleDoubling', topic: 'doubling', values: [false, true] },
];
const OF_ROBBER4: readonly RuleChoice[] = [
  { field: 'vulnerability', topic: 'vulnerability', values: ['dealer', 'non-dealer', 'fixed'] },
  { field: 'scoring', topic: 'scoring', values: ['each', 'classic'] },
  { field: 'redeal', topic: 'redeal', values: ['same-dealer', 'next-dealer'] },
  { field: 'honours', topic: 'honours', values: [false, true] },
];
const OF_RUBBER: readonly RuleChoice[] = [
  { field: 'redeal', topic: 'redeal', values: ['next-dealer', 'same-dealer'] },
  { field: 'honours', topic: 'honours', values: [true, false] },
];

/** The choices of this form, in the order in which they are asked. */
export function choicesOf(form: Form): readonly RuleChoice[] {
  return [...OF_PLAY, ...(form === 'robber4' ? OF_ROBBER4 : OF_RUBBER)];
}

/** How long a side's people may take over a board; 0: no clock. */
export const MINUTES = [0, 5, 7, 10] as const;
/** How many boards a match may have. */
export const LENGTHS = [4, 8, 16, 24, 32] as const;
/** What may decide a match: first what is counted at one table, the one measure that the sources know. */
export const MEASURES = ['total-points', 'imps', 'board-a-match'] as const;
export const LEVELS = ['anfaenger', 'klub'] as const;

/** The value in force: what was chosen, or what the form has by itself. */
export function inForce(rules: Rules, choice: RuleChoice): string | boolean {
  return rules[choice.field] ?? choice.values[0] ?? false;
}

/** Whether something else than the Laws' own way was chosen. */
export function isHouseRule(rules: Rules, choice: RuleChoice): boolean {
  return inForce(rules, choice) !== choice.values[0];
}

/** Whether the dealing is played, how, and for which deals. */
export type CeremonyWish = Pick<Wish, 'ceremony' | 'ceremonyDeals' | 'shuffler'>;

/** How a game at home begins where nobody has chosen: its first deal is seen, unless there would be nothing to see. */
const usualCeremony = (form: Form): CeremonyWish => ({
  ceremony: form === 'minibridge' || calm() ? 'off' : 'singly',
  ceremonyDeals: 'first',
  shuffler: 'two',
});

/** Everything by the Laws, at this form. */
export function lawful(form: Form, name = ''): Wish {
  return {
    form,
    name,
    seat: 'S',
    dealer: 'N',
    draw: false,
    rules: LAWFUL,
    tempo: 1,
    partnerDeclares: 'play',
    stake: 0,
    rounding: 'none',
    minutes: 0,
    lookingBack: 'freely',
    ...usualCeremony(form),
    system: 'forum',
    theirSystem: 'forum',
    level: 'klub',
    newcomer: false,
    company: [],
  };
}

/** What all four bid in a robber as the second source tells of it (S1:29-39). */
export const AS_S1 = { system: 'natur-a', theirSystem: 'natur-a' } as const satisfies Partial<Wish>;

/** The ceremony of the last wish. Once there was no choice but every deal or none, and none was how it was by itself. */
function lastCeremony(stored: OpenTable | null): Partial<CeremonyWish> {
  if (!stored || stored.ceremonyDeals) return {};
  const chosen = stored.ceremony !== undefined && stored.ceremony !== 'off';
  return chosen ? { ceremonyDeals: 'every' } : usualCeremony(stored.form);
}

/** The level of the last wish; where there is no such level any more, that of a club player. */
const lastLevel = (stored: OpenTable | null): Wish['level'] =>
  LEVELS.find((level) => level === stored?.level) ?? 'klub';

/** What was wished for last time, completed where it was stored by an older version. */
export function lastWish(stored: OpenTable | null, name: string): Wish {
  const plain = lawful(stored?.form === 'rubber' ? 'rubber' : 'robber4', name);
  const rules = { ...LAWFUL, ...fieldsLike(LAWFUL, stored?.rules ?? null) };
  const last = fieldsLike(plain, stored);
  return { ...plain, ...last, ...lastCeremony(stored), level: lastLevel(stored), name, rules };
}

/** Whether a game among friends begins with the dealing: as was chosen last, else unless its reader wants no motion. */
export const wantsCeremony = (stored: OpenTable | null): boolean =>
  (stored?.form === 'minibridge' && !calm()) || lastWish(stored, '').ceremony !== 'off';

/** From now on games begin so in this browser. */
export function rememberCeremony({ ceremony, ceremonyDeals, shuffler }: CeremonyWish): void {
  const last = lastWish(settings.opening, settings.name);
  settings.opening = { ...last, ceremony, ceremonyDeals, shuffler };
}

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const changed = new RegExp(`^(${BOX.join('|')})(/[a-z_]+=[a-z0-9-]+)*$`);
const isSystem = (value: string) => changed.test(value);

/** What an address may ask for besides house rules; a system may be changed, as its name says. */
const ASKED: Record<string, (value: string) => boolean> = {
  system: isSystem,
  theirSystem: isSystem,
  ceremony: oneOf(['singly', 'packets']),
  ceremonyDeals: oneOf(['first', 'every']),
  shuffler: oneOf(['two', 'dealer']),
  lookingBack: oneOf(LOOKING_BACK),
};

/**
 * What an address asks for, such as `?new&mustBeat=true`: everything else as the Laws have it, so that what is tried
 * is that and nothing more. `null` if it asks for nothing of the kind.
 */
export function askedFor(search: string, wish: Wish): Wish | null {
  const asked = new URLSearchParams(search);
  const form: Form = asked.get('form') === 'rubber' ? 'rubber' : 'robber4';
  const rules = choicesOf(form).flatMap((choice) => {
    const value = choice.values.find((each) => String(each) === asked.get(choice.field));
    return value === undefined ? [] : [[choice.field, value] as const];
  });
  const others = Object.entries(ASKED).flatMap(([field, allows]) => {
    const value = asked.get(field);
    return value === null || !allows(value) ? [] : [[field, value] as const];
  });
  if (!asked.has('form') && rules.length + others.length === 0) return null;
  return {
    ...wish,
    form,
    company: [],
    rules: { ...LAWFUL, ...Object.fromEntries(rules) },
    ...Object.fromEntries(others),
  };
}

/** What was chosen of these. */
export function chosenOf(rules: Rules, choices: readonly RuleChoice[]): Partial<Rules> {
  return Object.fromEntries(choices.map(({ field }) => [field, rules[field]]));
}

/** The wish as it is sent: choices that the form does not have are as the Laws have them, and bots need no clock. */
export function tidied(wish: Wish): Wish {
  const company = wish.company.filter((seat) => seat !== wish.seat);
  return {
    ...wish,
    name: wish.name.trim(),
    rules: { ...LAWFUL, ...chosenOf(wish.rules, choicesOf(wish.form)) },
    company,
    minutes: company.length > 0 ? wish.minutes : 0,
  };
}
