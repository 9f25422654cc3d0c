/** The fields of items that a draft names to people. */
const draftFields = [
  'name',
  'slug',
  'description',
  'price',
  'discountPrice',
  'image',
  'badge',
  'tags',
  'allergens',
  'kcal',
  'modifierGroupIds',
  'modifiers',
  'maxQuantityModifiers',
  'maxQuantity',
  'cookingTime',
  'cookingTimeType',
  'startDatetime',
  'endDatetime',
  'availability',
  'availabilityTime',
  'dispatchMethod',
  'deferred',
  'plus18',
  'layout',
  'noteExample',
  'searchWords',
  'required',
  'minimum',
  'maximum',
  'included',
  'parentModifierId',
] as const;
export type DraftField = (typeof draftFields)[number];

/** Returns the field of this name; null: people never read of it. */
export const draftFieldOf = (name: string): DraftField | null =>
  draftFields.find((field) => field === name) ?? null;
