/** Numbers from 0 up to 1. */
export type RandomNumber = () => number;

/** One of these, each as likely as its weight says. */
export function pickWeighted<Name extends string>(
  draw: RandomNumber,
  weights: Readonly<Record<Name, number>>,
): Name {
  const names = Object.keys(weights) as [Name, ...Name[]];
  let left = draw() * names.reduce((sum, name) => sum + weights[name], 0);
  return names.find((name) => (left -= weights[name]) < 0) ?? names[0];
}
