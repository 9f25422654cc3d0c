type Leaf = string | number | readonly unknown[] | ((...parameters: never[]) => unknown);

/**
 * Part of a tree of texts: the same keys, each optional. A key that the base lacks does not
 * compile.
 */
export type Overlay<T> = { readonly [K in keyof T]?: T[K] extends Leaf ? T[K] : Overlay<T[K]> };

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeTrees(base: object, overlay: object): object {
  const under = new Map(Object.entries(base));
  const over = Object.entries(overlay).map(([key, text]) => {
    const other: unknown = under.get(key);
    return [key, isTree(other) && isTree(text) ? mergeTrees(other, text) : text] as const;
  });
  return { ...base, ...Object.fromEntries(over) };
}

/**
 * Returns the base with the overlay's texts in place of its own. The result has the shape of the
 * base, because `Overlay` allows no other keys.
 */
export const merge = <T extends object>(base: T, overlay: Overlay<T>): T =>
  mergeTrees(base, overlay) as T;
