// Makes the player's words and symbols of the canonical letters in which everything is said on the wire.

/** Letters of a profile, as `/i18n/{profile}.json` gives them. */
export interface Letters {
  language: string;
  seats: Record<string, string>;
  ranks: Record<string, string>;
  suitLetters: Record<string, string>;
  notrump: string;
}

export type Argument = string | number;
export type Arguments = Record<string, Argument>;

/** How a message of the catalogue becomes text; `undefined` if there is none of that name. */
export type Lookup = (id: string, args?: Arguments) => string | undefined;

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

const SYMBOLS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const MINUS = '−';
const RESULT = /^([1-7](?:NT|[SHDC])X{0,2})([NESW])(=|[+-]\d+)$/;
const CONTRACT = /^([1-7])(NT|[SHDC])(X{0,2})([NESW])?$/;

/** The suit of a symbol, to colour it by. */
export function suitOf(symbol: string): Suit | undefined {
  return SUITS.find((suit) => SYMBOLS[suit] === symbol);
}

/** Signs that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that people have written, as it stands in a sentence: each name of the other direction by itself.
 *
 * Unicode's isolates (UAX 9) keep it from turning round the words and numbers beside it; all that we say is written from
 * left to right, so that a text without such signs stays as it is.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text)
    ? text
        .split(', ')
        .map((one) => (RIGHT_TO_LEFT.test(one) ? `\u2068${one}\u2069` : one))
        .join(', ')
    : text;

/** Words and symbols of one profile. */
export class Words {
  constructor(
    private readonly ofProfile: () => Letters,
    private readonly lookup: Lookup,
    /** Whether cards carry A K Q J whatever the profile says. */
    private readonly englishCards: () => boolean,
  ) {}

  private get letters(): Letters {
    return this.ofProfile();
  }

  private name(id: string, otherwise: string): string {
    return this.lookup(id) ?? otherwise;
  }

  /** "♠" for "S". */
  suit(letter: string): string {
    return SYMBOLS[letter] ?? letter;
  }

  /** "Pik" for "S", "Sans Atout" for "NT". */
  strainName(letter: string): string {
    return this.name(`strain-${letter}`, this.strain(letter));
  }

  /** "♠" for "S", "SA" for "NT". */
  strain(letter: string): string {
    return letter === 'NT' ? this.letters.notrump : this.suit(letter);
  }

  /** "4♠", "3SA"; notrump that is a word rather than an abbreviation stands a little apart: "3 Ohne". */
  private bid(level: string, strain: string): string {
    const named = this.strain(strain);
    return level + (strain === 'NT' && /\p{Ll}/u.test(named) ? `\u202f${named}` : named);
  }

  /** "P" for "S" in German: what is typed for a suit. */
  suitLetter(letter: string): string {
    return this.letters.suitLetters[letter] ?? letter;
  }

  /** "D" for "Q" in German. */
  rank(letter: string): string {
    if (letter === 'T') return '10';
    return this.englishCards() ? letter : (this.letters.ranks[letter] ?? letter);
  }

  /** "♠A" for "SA". */
  card(card: string): string {
    return this.suit(card.charAt(0)) + this.rank(card.slice(1));
  }

  /** "Pik As" for "SA": how a card is read aloud. */
  cardName(card: string): string {
    const letter = card.slice(1);
    const suit = this.strainName(card.charAt(0));
    const rank = this.name(`rank-${letter}`, this.rank(letter));
    return this.lookup('card-name', { 'suit-name': suit, 'rank-name': rank }) ?? `${suit} ${rank}`;
  }

  /** "4♠", "Passe", "Kontra". */
  call(call: string): string {
    const strain = CONTRACT.exec(call)?.[2];
    return strain ? this.bid(call.charAt(0), strain) : this.name(`call-${call}`, call);
  }

  /** "4 Pik", "Passe", "Kontra", in English "1 diamond": how a call is read aloud. */
  callName(call: string): string {
    const [, level, strain] = CONTRACT.exec(call) ?? [];
    if (!level || !strain) return this.call(call);
    const name = level === '1' ? this.name(`strain-one-${strain}`, strain) : this.strainName(strain);
    return this.lookup('bid-name', { level: Number(level), 'strain-name': name }) ?? `${level} ${name}`;
  }

  /** "Ost" for "E". */
  seat(letter: string): string {
    return this.name(`seat-${letter}`, this.seatLetter(letter));
  }

  /** "O" for "E". */
  seatLetter(letter: string): string {
    return this.letters.seats[letter] ?? letter;
  }

  /** "Nord-Süd" for "NS". */
  side(letters: string): string {
    return this.name(`side-${letters}`, [...letters].map((seat) => this.seatLetter(seat)).join('-'));
  }

  /** "4♠X" for "4SX", "4♠X von Ost" for "4SXE". */
  contract(text: string): string {
    const [, level, strain, doubling, declarer] = CONTRACT.exec(text) ?? [];
    if (!level || !strain) return text === 'P' ? this.name('result-passed-out', text) : text;
    const args = { bid: this.bid(level, strain), doubling: doubling || 'none' };
    if (!declarer) return this.lookup('contract-short', args) ?? text;
    return this.lookup('contract-by', { ...args, seat: this.seat(declarer) }) ?? text;
  }

  /** "4♠X +1 von Ost" for "4SXE+1"; "4♠X +1" if `short`. */
  result(text: string, short = false): string {
    const [, contract, declarer, tricks] = RESULT.exec(text) ?? [];
    const [, level, strain, doubling] = CONTRACT.exec(contract ?? '') ?? [];
    if (!level || !strain || !declarer || !tricks) return this.contract(text);
    const margin = tricks.replace('-', MINUS);
    const args = { bid: this.bid(level, strain), doubling: doubling || 'none', margin };
    if (short) return this.lookup('result-short', args) ?? text;
    return this.lookup('result-by', { ...args, seat: this.seat(declarer) }) ?? text;
  }

  /** "niemand in Gefahr" for "None". */
  vulnerability(code: string): string {
    return this.name(`vulnerability-${code}`, code);
  }

  /** "0 oder 4" for "0/4", "1, 2 oder 3" for "1/2/3". */
  private either(numbers: string): string {
    const parts = numbers.split('/');
    const last = parts.pop() ?? '';
    return parts.length > 0 ? `${parts.join(', ')} ${this.name('meaning-or', '/')} ${last}` : last;
  }

  /** The sentence that a system of somebody's own has in this language, else the English or the first one. */
  private ownWords(text: string): string {
    const said = (language: string) => new RegExp(`(?:^|\\|)${language} ([^|]+)`).exec(text)?.[1];
    return isolated(said(this.letters.language) ?? said('en') ?? said('..') ?? text);
  }

  /** The arguments of a message, their canonical letters turned into words; nothing at all becomes `none`. */
  arguments(args: Arguments): Arguments {
    const turned = Object.entries(args).map(([name, value]) => [name, this.argument(name, value)] as const);
    return Object.fromEntries(turned);
  }

  private argument(name: string, value: Argument): Argument {
    const turn = this.turn[name.replace(/-\d+$/, '')];
    if (typeof value !== 'string') return value;
    if (!turn) return isolated(value);
    // A sentence can select on the word `none` where there is nothing to name.
    return value ? turn(value) : 'none';
  }

  /** What is done with an argument of this name. */
  private readonly turn: Record<string, (letters: string) => string> = {
    card: (letters) => this.card(letters),
    call: (letters) => this.call(letters),
    bid: (letters) => this.call(letters),
    last: (letters) => this.call(letters),
    lowest: (letters) => this.call(letters),
    better: (letters) => this.call(letters),
    suit: (letters) => this.suit(letters),
    their: (letters) => this.suit(letters),
    second: (letters) => this.suit(letters),
    trump: (letters) => this.suit(letters),
    than: (letters) => this.suit(letters),
    held: (numbers) => this.either(numbers),
    wanted: (numbers) => this.either(numbers),
    strain: (letters) => this.strain(letters),
    seat: (letters) => this.seat(letters),
    turn: (letters) => this.seat(letters),
    side: (letters) => this.side(letters),
    result: (letters) => this.result(letters),
    contract: (letters) => this.contract(letters),
    vulnerability: (letters) => this.vulnerability(letters),
    'own-words': (text) => this.ownWords(text),
  };
}
