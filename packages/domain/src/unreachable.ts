/** Ends an exhaustive switch: a new member of the union is a compile error here, never a guess. */
export function unreachable(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
