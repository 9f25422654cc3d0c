import type { JsonObject } from './json.ts';

/** Ids of new items are drawn, so that two people who add at once never draw the same one. */
const idRange = { from: 100_000, to: 2_000_000_000 } as const;

/** Returns an id that no item of a kind has. `random`: from 0 to 1. */
export function newItemId(taken: ReadonlySet<number>, random: () => number): number {
  const { from, to } = idRange;
  for (;;) {
    const id = from + Math.floor(random() * (to - from));
    if (!taken.has(id)) return id;
  }
}

/** A new dish as the folder's file has it, sold always and in every way. The rest is typed. */
export const newDish = (
  dish: { name: string; slug: string; price: number } & JsonObject,
): JsonObject => ({
  description: '',
  image: null,
  discountPrice: null,
  badge: null,
  tags: [],
  allergens: [],
  kcal: null,
  modifierGroupIds: [],
  maxQuantityModifiers: null,
  cookingTime: 0,
  cookingTimeType: 'hour',
  startDatetime: null,
  endDatetime: null,
  availability: [0, 1, 2, 3, 4, 5, 6],
  availabilityTime: {},
  dispatchMethod: 'both',
  platform: ['web'],
  deferred: false,
  plus18: false,
  ...dish,
});

/** A new category without dishes. */
export const newCategory = (category: { name: string; slug: string } & JsonObject): JsonObject => ({
  layout: 'large',
  products: [],
  ...category,
});

/** A new group of options, of which one may be chosen. */
export const newGroup = (group: { name: string } & JsonObject): JsonObject => ({
  required: false,
  minimum: 0,
  maximum: 1,
  parentModifierId: null,
  modifiers: [],
  ...group,
});

/** A new option that costs nothing. */
export const newModifier = (
  modifier: { name: string; price: number } & JsonObject,
): JsonObject => ({
  discountPrice: null,
  maxQuantity: 1,
  ...modifier,
});
