/**
 * The output of a schema as the rules read it: every list and object is read-only. Branded texts
 * and numbers stay as they are.
 */
export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: Frozen<T[K]> };
