import type { PickedItem } from '../../counter/brand-draft/item-picker.tsx';

/** Returns the names of chosen dishes and categories; one that is gone has none. */
export const namesOfKeys = (
  items: readonly PickedItem[],
  keys: readonly string[],
): readonly string[] => keys.flatMap((key) => items.find((item) => item.key === key)?.name ?? []);
