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

  /** "Pik" for "S", "SA" for "NT". */
  suitName(letter: string): string {
    return letter === 'NT'
      ? this.name('strain-NT', this.letters.notrump)
      : this.name(`suit-${letter}`, letter);
  }

  /** "♠" for "S", "SA" for "NT". */
  strain(letter: string): string {
    return letter === 'NT' ? this.letters.notrump : this.suit(letter);
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
    const suitname = this.suitName(card.charAt(0));
    const letter = card.slice(1);
    const rankname = this.name(`rank-${letter}`, this.rank(letter));
    return this.lookup('card-name', { suitname, rankname }) ?? `${suitname} ${rankname}`;
  }

  /** "4♠", "Passe", "Kontra". */
  call(call: string): string {
    const strain = CONTRACT.exec(call)?.[2];
    return strain ? call.charAt(0) + this.strain(strain) : this.name(`call-${call}`, call);
  }

  /** "4 Pik", "Passe", "Kontra": how a call is read aloud. */
  callName(call: string): string {
    const strain = CONTRACT.exec(call)?.[2];
    return strain ? `${call.charAt(0)} ${this.suitName(strain)}` : this.call(call);
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
    if (!level || !strain) return text === 'P' ? this.name('result-P', text) : text;
    const plain = level + this.strain(strain) + (doubling ?? '');
    return declarer ? this.by(plain, declarer) : plain;
  }

  /** "4♠X +1 von Ost" for "4SXE+1". */
  result(text: string): string {
    const [, contract, declarer, tricks] = RESULT.exec(text) ?? [];
    if (!contract || !declarer || !tricks) return this.contract(text);
    return this.by(`${this.contract(contract)} ${tricks.replace('-', MINUS)}`, declarer);
  }

  private by(text: string, declarer: string): string {
    const seatname = this.seat(declarer);
    return this.lookup('result-by', { text, seatname }) ?? `${text} ${seatname}`;
  }

  /** "niemand in Gefahr" for "None". */
  vulnerability(code: string): string {
    return this.name(`vulnerability-${code}`, code);
  }

  /** The arguments of a message with their canonical letters turned into words. */
  arguments(args: Arguments): Arguments {
    const turned = Object.entries(args).map(([name, value]) => [name, this.argument(name, value)] as const);
    return Object.fromEntries(turned);
  }

  private argument(name: string, value: Argument): Argument {
    return typeof value === 'string' ? (this.turn[name]?.(value) ?? value) : value;
  }

  /** What is done with an argument of this name. */
  private readonly turn: Record<string, (letters: string) => string> = {
    card: (letters) => this.card(letters),
    call: (letters) => this.call(letters),
    bid: (letters) => this.call(letters),
    last: (letters) => this.call(letters),
    lowest: (letters) => this.call(letters),
    suit: (letters) => this.suit(letters),
    strain: (letters) => this.strain(letters),
    seat: (letters) => this.seat(letters),
    turn: (letters) => this.seat(letters),
    side: (letters) => this.side(letters),
    result: (letters) => this.result(letters),
    contract: (letters) => this.contract(letters),
    vulnerability: (letters) => this.vulnerability(letters),
  };
}
