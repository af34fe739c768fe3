// A result in parts, as it is picked.

export interface Picked {
  level: number;
  strain: string;
  doubling: string;
  seat: string;
  margin: number;
}

/** A result such as `4SXE+1` in parts; `null` if it is none of a contract. */
export function pickedOf(result: string): Picked | null {
  const parts = /^([1-7])(NT|[SHDC])(X{0,2})([NESW])(=|[+-]\d+)$/.exec(result);
  if (!parts) return null;
  const [, level, strain, doubling, seat, margin] = parts as unknown as string[];
  return {
    level: Number(level),
    strain: strain ?? '',
    doubling: doubling ?? '',
    seat: seat ?? 'S',
    margin: margin === '=' ? 0 : Number(margin),
  };
}

/** The same parts as a result. */
export function resultOf({ level, strain, doubling, seat, margin }: Picked): string {
  const sign = margin > 0 ? '+' : '';
  return `${level}${strain}${doubling}${seat}${margin === 0 ? '=' : sign + String(margin)}`;
}
