/** Returns the keys of a record that has no others than those of its type. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];
