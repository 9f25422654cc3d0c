import * as v from 'valibot';
import { countryFactsSchema } from '../country/country-schema.ts';
import { countryCodes, locales } from '../country/countries.ts';
import type { ProductId, StoreId, TenantId } from '../ids.ts';
import { pictureSchema } from '../menu/picture-schema.ts';
import { offerSchema } from '../offer/offer-schema.ts';
import { amount, branded, fileId } from '../schema/fields.ts';
import type { BrandTexts } from './brand-texts.ts';

const countrySchema = v.object({
  ...countryFactsSchema.entries,
  code: v.picklist(countryCodes),
  locale: v.picklist(locales),
});

const heroSchema = v.object({
  title: v.string(),
  text: v.string(),
  shortText: v.string(),
  action: v.nullable(v.object({ label: v.string(), productId: v.number() })),
  image: pictureSchema,
  phoneImage: pictureSchema,
});

/**
 * The loyalty programme of a brand. `minAmount` and `maxAmount`: the least and the most money that
 * the points of one order may pay. `earn`: completed orders earn points.
 * docs/rules/points.md#programme-of-a-brand.
 */
const loyaltyProgramSchema = v.object({
  name: v.string(),
  minAmount: amount,
  maxAmount: amount,
  earn: v.boolean(),
});

/**
 * The analytics services of a tenant. All null and empty: the tenant measures nothing.
 * docs/rules/people.md#analytics-settings.
 */
const analyticsSchema = v.object({
  tagManagerId: v.nullable(v.string()),
  /** At most two. */
  analyticsIds: v.array(v.string()),
  pixelId: v.nullable(v.string()),
  chatWidgetId: v.nullable(v.string()),
  /** The tenant asks visitors for consent, also where the law does not demand it. */
  askConsent: v.boolean(),
});

/**
 * The tile server of maps: `tileUrl` with `{z}`, `{x}` and `{y}`; `attribution`: the required
 * credits as plain text.
 */
const mapTilesSchema = v.object({ tileUrl: v.string(), attribution: v.string() });

/**
 * Addresses that the browser calls or frames. `apiUrl`: the base of Kushki's calls for browsers.
 * `fieldsUrl`: the page of the hosted fields. `challengeUrl`: the page of the bank's question.
 */
const kushkiAddressesSchema = v.object({
  apiUrl: v.string(),
  fieldsUrl: v.string(),
  challengeUrl: v.string(),
});

/**
 * Public settings of a brand's payments. `kushkiMerchantId`: its public id at Kushki, by which the
 * provider's call in the browser identifies the brand; null: it takes no typed cards. `kushkiForm`:
 * with `hostedFields` the shopper types the card in the provider's frame, with `ownForm` in the
 * shop's form, which hands it to the provider's call. `installments`: the numbers of payments
 * besides one that the brand offers for a card. `kushki`: null if this installation has no Kushki.
 * docs/rules/tenants.md#settings-of-payments.
 */
const paymentSettingsSchema = v.object({
  kushkiMerchantId: v.nullable(v.string()),
  kushkiForm: v.picklist(['hostedFields', 'ownForm']),
  installments: v.array(v.number()),
  kushki: v.nullable(kushkiAddressesSchema),
});

/** The public settings of a tenant. docs/rules/tenants.md#settings-call. */
export const settingsSchema = v.object({
  tenantId: branded<TenantId>(v.string()),
  commerceName: v.string(),
  description: v.string(),
  country: countrySchema,
  /** 1 generic, 2 sushi, 3 burgers (docs/rules/tenants.md#templates). */
  templateId: v.picklist([1, 2, 3]),
  brandPrimary: v.string(),
  brandSecondary: v.string(),
  /** Background colour of the header, which the phone's browser bar uses too. */
  headerColour: v.string(),
  /** That of the dark scheme; absent if the brand has none. docs/rules/tenants.md#dark-scheme. */
  darkHeaderColour: v.exactOptional(v.string()),
  fonts: v.object({
    body: v.string(),
    categoryBar: v.string(),
    subtitle: v.string(),
    title: v.string(),
  }),
  logo: v.string(),
  animationLoader: v.object({ image: v.string(), width: v.number(), height: v.number() }),
  hero: v.nullable(heroSchema),
  /** The brand's own list for stores with few orders. docs/rules/menu.md#most-ordered-products. */
  popularProducts: v.exactOptional(v.array(fileId<ProductId>())),
  defaultStoreId: fileId<StoreId>(),
  maxDaysAvailableFutureOrder: v.number(),
  /** True if the browser reads menus from files. docs/rules/menu.md#static-menu. */
  staticMenu: v.boolean(),
  /** The base URL of the menu files, without a slash at the end; null: this site. */
  staticMenuOrigin: v.nullable(v.string()),
  loyaltyProgram: v.boolean(),
  loyaltyProgramParams: v.nullable(loyaltyProgramSchema),
  /** The money that 100 points are worth. docs/rules/points.md#worth-of-points. */
  pointRate: amount,
  /** Whole percentages for the rider's tip; 0 is always first. */
  tipPresets: v.array(v.number()),
  serviceFee: amount,
  emailSubscriptionDefault: v.boolean(),
  analytics: analyticsSchema,
  /** The brand's own texts; absent if it has none. */
  texts: v.exactOptional(branded<BrandTexts>(v.record(v.string(), v.string()))),
  /** The map tiles; null: pages show no maps and work without them. */
  maps: v.nullable(mapTilesSchema),
  payments: paymentSettingsSchema,
  /**
   * The brand's combos, which apply by themselves; absent if it has none.
   * docs/rules/combos.md#combo.
   */
  offers: v.exactOptional(v.array(offerSchema)),
  contact: v.object({
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    instagram: v.nullable(v.string()),
  }),
});
