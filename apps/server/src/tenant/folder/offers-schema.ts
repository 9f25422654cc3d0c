import { offerSchema } from '@comanda/domain/offer/offer-schema.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import type { CategoryId, ProductId } from '@comanda/domain/ids.ts';
import { zero } from '@comanda/domain/money/money.ts';
import { offerLimits } from '@comanda/domain/offer/offer-limits.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import type { OfferBenefit } from '@comanda/domain/offer/offer-benefit.ts';
import * as v from 'valibot';
import {
  amountField,
  itemId,
  listOfDistinct,
  shortText,
  storeIdField,
  weeklyHoursField,
} from './fields.ts';

const { needs, units, offers, perOrder } = offerLimits;

const need = v.pipe(
  v.strictObject({
    productIds: v.optional(
      listOfDistinct(fileId<ProductId>(), (id) => id, 'products'),
      [],
    ),
    categoryIds: v.optional(
      listOfDistinct(fileId<CategoryId>(), (id) => id, 'categories'),
      [],
    ),
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(units)), 1),
  }),
  v.check(
    ({ productIds, categoryIds }) => productIds.length + categoryIds.length > 0,
    'must name a product or a category',
  ),
);

/** A percentage with two decimals at most, from 0.01 to 100. */
const percent = v.pipe(
  v.number(),
  v.minValue(0.01),
  v.maxValue(100),
  v.check((value) => Math.round(value * 100) / 100 === value, 'must have two decimals at most'),
);

/** The key that holds the number of each kind of benefit; null: the kind needs none. */
const numberKeys = {
  percent: 'percent',
  amount: 'amount',
  price: 'amount',
  cheapestFree: null,
} as const;

/** One object for all kinds, because amounts are converted by the schema's fields. */
const benefit = v.pipe(
  v.strictObject({
    kind: v.picklist(['percent', 'amount', 'price', 'cheapestFree']),
    percent: v.exactOptional(percent),
    amount: v.exactOptional(amountField),
  }),
  v.check((read) => {
    const { kind, ...numbers } = read;
    const named = numberKeys[kind];
    return Object.keys(numbers).join() === (named ?? '') && read.amount !== 0;
  }, 'must have a percent (percent), an amount above 0 (amount, price) or neither (cheapestFree)'),
);

const offer = v.pipe(
  v.strictObject({
    ...offerSchema.entries,
    id: itemId,
    name: shortText,
    needs: v.pipe(v.array(need), v.minLength(1), v.maxLength(needs)),
    benefit,
    maxPerOrder: v.optional(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(perOrder))),
      null,
    ),
    hours: v.optional(v.pipe(v.array(weeklyHoursField), v.maxLength(20)), []),
    storeIds: v.optional(
      listOfDistinct(storeIdField, (id) => id, 'stores'),
      [],
    ),
  }),
  v.check(
    (read) => read.needs.reduce((sum, { quantity }) => sum + quantity, 0) <= units,
    `must need ${units} units or fewer`,
  ),
  v.check(
    (read) =>
      read.benefit.kind !== 'cheapestFree' ||
      read.needs.reduce((sum, { quantity }) => sum + quantity, 0) > 1,
    'with cheapestFree must need two units or more',
  ),
);

type FileBenefit = v.InferOutput<typeof benefit>;
type FileOffer = v.InferOutput<typeof offer>;

/**
 * offers.json, optional: combos, which apply by themselves. docs/rules/combos.md#combos-of-a-brand.
 */
export const offersSchema = v.pipe(
  listOfDistinct(offer, ({ id }) => id, 'ids of combos'),
  v.maxLength(offers),
  v.check(
    (list) => new Set(list.map(({ name }) => name)).size === list.length,
    'names of combos must differ from each other, because bills show them',
  ),
);

/** Returns a combo as the rules read it. docs/rules/combos.md#benefit-of-a-combo. */
export const offerOfFile = ({ benefit: read, ...rest }: FileOffer): Offer => ({
  ...rest,
  benefit: benefitOfFile(read),
});

function benefitOfFile({ kind, percent: rate = 0, amount = zero }: FileBenefit): OfferBenefit {
  if (kind === 'percent') return { kind, basisPoints: Math.round(rate * 100) };
  return kind === 'cheapestFree' ? { kind } : { kind, amount };
}
