/**
 * The output of a schema as the rules read it: every list and object is read-only. Branded texts
 * and numbers stay as they are, and so does a field that no schema describes.
 */
export type Frozen<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [K in keyof T]: Frozen<T[K]> };
