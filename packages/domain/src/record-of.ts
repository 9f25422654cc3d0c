/** Returns the record of some entries, which must name each key of its type. */
export const recordOf = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> => Object.fromEntries(entries) as Record<Key, Value>;
