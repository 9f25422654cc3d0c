/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export type Draw = () => number;

export function draws(seed: number): Draw {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of these, each as likely as its weight says. */
export function pick<Name extends string>(draw: Draw, weights: Readonly<Record<Name, number>>): Name {
  const names = Object.keys(weights) as [Name, ...Name[]];
  let left = draw() * names.reduce((sum, name) => sum + weights[name], 0);
  return names.find((name) => (left -= weights[name]) < 0) ?? names[0];
}
