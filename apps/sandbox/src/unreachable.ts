/** For cases that the types rule out. */
export function unreachable(value: never): never {
  throw new Error(`impossible: ${String(value)}`);
}
