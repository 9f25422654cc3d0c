/** Repeatable chance: the same seed draws the same picture on every machine. */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** `centre`, give or take half of `spread`. */
  around(centre: number, spread: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
};

/** A 32-bit number that depends on every character of the text. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const character of text)
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum;
}

export function random(seed: string): Random {
  let state = hash(seed) || 1;
  const next = (): number => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    around: (centre, spread) => centre + (next() - 0.5) * spread,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
