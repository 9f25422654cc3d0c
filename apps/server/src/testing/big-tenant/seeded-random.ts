/** A random generator that gives the same numbers for the same seed on every machine. */
export type SeededRandom = {
  /** Returns an integer from 0 up to, but not including, `below`. */
  below(below: number): number;
  of<T>(values: readonly T[]): T;
  /** Returns different values in the order of the list. */
  some<T>(values: readonly T[], count: number): T[];
  /** Returns true with a probability of `percent` %. */
  chance(percent: number): boolean;
};

/** The 32-bit generator "mulberry32". */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const of = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to draw from');
    return value;
  };
  const some = <T>(values: readonly T[], count: number): T[] => {
    const places = new Set<number>();
    while (places.size < Math.min(count, values.length)) places.add(below(values.length));
    return [...places].sort((a, b) => a - b).map((place) => values[place] as T);
  };
  return { below, of, some, chance: (percent) => next() * 100 < percent };
}
