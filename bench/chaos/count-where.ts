/** Counts the items of which `isWrong` is true. */
export const countWhere = <Item>(
  items: readonly Item[],
  isWrong: (item: Item) => boolean,
): number => items.filter(isWrong).length;
