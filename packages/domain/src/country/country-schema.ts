import * as v from 'valibot';

/**
 * The facts of a country that browsers receive with the settings. `groupMark`: the mark between
 * groups of three digits; the decimal mark is the other one. `phonePrefix` stands before the typed
 * number, which has exactly `phoneDigits` digits. `pointsRate`: loyalty points per currency
 * (docs/rules/tenants.md#points-rate). `marketingDefault`: e-mail consent may start ticked
 * (docs/rules/checkout.md#offers-by-mail). `asksAnalyticsConsent`: the law requires consent
 * (docs/rules/people.md#consent-before-analytics). `banknotes`: those that shops give and take, in
 * major units, smallest first; each is a multiple of the first
 * (docs/rules/checkout.md#cash-presets). `largeOrder`: an amount in major units, about a hundred
 * dollars, above which an order is unusual for an unknown shopper
 * (docs/rules/checkout.md#order-confirmation).
 */
export const countryFactsSchema = v.object({
  code: v.string(),
  locale: v.string(),
  currency: v.string(),
  symbol: v.string(),
  decimals: v.picklist([0, 2]),
  groupMark: v.picklist(['.', ',']),
  phonePrefix: v.string(),
  phoneDigits: v.number(),
  pointsRate: v.number(),
  marketingDefault: v.boolean(),
  asksAnalyticsConsent: v.boolean(),
  cutleryDefault: v.boolean(),
  banknotes: v.array(v.number()),
  largeOrder: v.number(),
});
