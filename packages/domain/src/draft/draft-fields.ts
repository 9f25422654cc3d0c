import type { DraftList } from './draft-edit.ts';

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
  'templateId',
  'commerceName',
  'brandPrimary',
  'brandSecondary',
  'paper',
  'darkScheme',
  'fonts',
  'logo',
  'icon',
  'animationLoader',
  'hero',
  'popularProducts',
  'analytics',
  'texts',
  'contact',
  'title',
  'text',
  'bannerableType',
  'bannerableId',
  'page',
] as const;
export type DraftField = (typeof draftFields)[number];

/**
 * Returns the field of an edit as people read of it; null: they never do. A field in an object has
 * the name of the object, and each text page is `page`.
 */
export const draftFieldOf = (list: DraftList, name: string): DraftField | null =>
  list === 'pages' ? 'page' : (draftFields.find((field) => field === name.split('/')[0]) ?? null);
