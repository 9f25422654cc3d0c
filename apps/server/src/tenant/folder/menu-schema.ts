import {
  categorySchema,
  modifierGroupSchema,
  modifierSchema,
  productSchema,
} from '@comanda/domain/menu/menu-schema.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import { weekdaySchema } from '@comanda/domain/hours/weekday-schema.ts';
import type { GroupId, MenuId } from '@comanda/domain/ids.ts';
import { defaultGroupLimit } from '@comanda/domain/menu/menu.ts';
import { productTags } from '@comanda/domain/menu/product-tags.ts';
import { isOfferBelow } from '@comanda/domain/menu/item-problems.ts';
import * as v from 'valibot';
import {
  amountField,
  clockField,
  listOfDistinct,
  imageField,
  instantWithOffset,
  longText,
  shortText,
  slugField,
} from './fields.ts';
import { offerNotBelowPriceText } from './menu-problem-text.ts';

/** `true` hides an item from the shop; left out, the shop shows it. */
const hidden = v.exactOptional(v.literal(true));
const units = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const range = v.pipe(
  v.tuple([clockField, clockField]),
  v.check(([from, to]) => from < to, 'must begin before it ends'),
);
const weekdayKey = v.pipe(v.string(), v.regex(/^[0-6]$/, 'must be a weekday, 0 (Sunday) to 6'));
const channel = v.pipe(
  v.string(),
  v.regex(/^[a-z_]{1,40}$/, 'must be the name of a channel, as "web"'),
);
const noList = v.custom<object>((value) => !Array.isArray(value), 'must be an object of weekdays');

const product = v.pipe(
  v.strictObject({
    ...v.omit(productSchema, ['categoryId']).entries,
    name: shortText,
    slug: slugField,
    description: longText,
    image: v.nullable(imageField),
    price: amountField,
    discountPrice: v.nullable(amountField),
    badge: v.nullable(shortText),
    tags: listOfDistinct(v.picklist(productTags), (each) => each, 'tags'),
    allergens: listOfDistinct(shortText, (each) => each, 'allergens'),
    kcal: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
    modifierGroupIds: listOfDistinct(fileId<GroupId>(), (each) => each, 'groups of a product'),
    maxQuantityModifiers: v.nullable(v.pipe(units, v.minValue(1))),
    cookingTime: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000)),
    startDatetime: v.nullable(instantWithOffset),
    endDatetime: v.nullable(instantWithOffset),
    availability: listOfDistinct(weekdaySchema, (each) => each, 'weekdays'),
    availabilityTime: v.pipe(noList, v.record(weekdayKey, v.pipe(v.array(range), v.maxLength(24)))),
    platform: v.pipe(
      listOfDistinct(channel, (each) => each, 'channels'),
      v.minLength(1),
    ),
    hidden,
  }),
  v.check((item) => isOfferBelow(item), offerNotBelowPriceText),
);

const category = v.strictObject({
  ...v.omit(categorySchema, ['productIds']).entries,
  name: shortText,
  slug: slugField,
  noteExample: v.exactOptional(shortText),
  searchWords: v.exactOptional(
    v.pipe(
      listOfDistinct(shortText, (each) => each, 'search words'),
      v.maxLength(20),
    ),
  ),
  hidden,
  products: v.array(product),
});

const modifier = v.pipe(
  v.strictObject({
    ...modifierSchema.entries,
    name: shortText,
    price: amountField,
    discountPrice: v.nullable(amountField),
    maxQuantity: v.pipe(units, v.minValue(1)),
  }),
  v.check((item) => isOfferBelow(item), offerNotBelowPriceText),
);

const group = v.pipe(
  v.strictObject({
    ...modifierGroupSchema.entries,
    name: shortText,
    minimum: units,
    maximum: v.optional(v.pipe(units, v.minValue(1)), defaultGroupLimit),
    included: v.exactOptional(v.pipe(units, v.minValue(1))),
    modifiers: v.pipe(v.array(modifier), v.minLength(1)),
  }),
  v.check(({ minimum, maximum }) => minimum <= maximum, 'minimum must not be above maximum'),
  v.check(({ included = 0, maximum }) => included <= maximum, 'included must not be above maximum'),
  v.check(
    ({ required, minimum }) => required === minimum > 0,
    'required must be true exactly when minimum is above 0',
  ),
);

/**
 * menus/<id>.json: categories with their products, and the modifier groups that products name.
 * Amounts in major units.
 */
export const menuFileSchema = v.strictObject({
  id: fileId<MenuId>(),
  name: shortText,
  categories: listOfDistinct(category, ({ slug: taken }) => taken, 'slugs of categories'),
  modifierGroups: listOfDistinct(group, ({ id }) => id, 'ids of modifier groups'),
});
export type MenuFile = v.InferOutput<typeof menuFileSchema>;
