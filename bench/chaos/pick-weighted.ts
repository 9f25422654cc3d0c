/** Returns numbers from 0 (inclusive) to 1 (exclusive). */
export type RandomNumber = () => number;

/** Draws one of the names with a probability by weight. */
export function pickWeighted<Name extends string>(
  draw: RandomNumber,
  weights: Readonly<Record<Name, number>>,
): Name {
  const names = Object.keys(weights) as [Name, ...Name[]];
  let left = draw() * names.reduce((sum, name) => sum + weights[name], 0);
  return names.find((name) => (left -= weights[name]) < 0) ?? names[0];
}
