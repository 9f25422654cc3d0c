import { countryCodes, locales } from '@comanda/domain/country/countries.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { pictureSchema } from '@comanda/domain/menu/picture-schema.ts';
import { offerSchema } from '@comanda/domain/offer/offer-schema.ts';
import { amount, branded, fileId } from '@comanda/domain/schema/fields.ts';
import { kushkiForms } from '@comanda/domain/tenant/payment-settings.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { everyone } from './role-sets.ts';

const country = v.object({
  code: v.picklist(countryCodes),
  locale: v.picklist(locales),
  currency: v.string(),
  symbol: v.string(),
  decimals: v.picklist([0, 2]),
  phonePrefix: v.string(),
  phoneDigits: v.number(),
  pointsRate: v.number(),
  marketingDefault: v.boolean(),
  cutleryDefault: v.boolean(),
});

export const settingsSchema = v.object({
  tenantId: branded<TenantId>(v.string()),
  commerceName: v.string(),
  description: v.string(),
  country,
  templateId: v.picklist([1, 2, 3]),
  brandPrimary: v.string(),
  brandSecondary: v.string(),
  headerColour: v.string(),
  fonts: v.object({
    body: v.string(),
    categoryBar: v.string(),
    subtitle: v.string(),
    title: v.string(),
  }),
  logo: v.string(),
  animationLoader: v.object({ image: v.string(), width: v.number(), height: v.number() }),
  hero: v.nullable(
    v.object({
      title: v.string(),
      text: v.string(),
      shortText: v.string(),
      action: v.nullable(v.object({ label: v.string(), productId: v.number() })),
      image: pictureSchema,
      phoneImage: pictureSchema,
    }),
  ),
  defaultStoreId: fileId<StoreId>(),
  maxDaysAvailableFutureOrder: v.number(),
  staticMenu: v.boolean(),
  staticMenuOrigin: v.nullable(v.string()),
  loyaltyProgram: v.boolean(),
  loyaltyProgramParams: v.nullable(
    v.object({ name: v.string(), minAmount: amount, maxAmount: amount, earn: v.boolean() }),
  ),
  pointRate: amount,
  tipPresets: v.array(v.number()),
  serviceFee: amount,
  emailSubscriptionDefault: v.boolean(),
  analytics: v.object({
    tagManagerId: v.nullable(v.string()),
    analyticsIds: v.array(v.string()),
    pixelId: v.nullable(v.string()),
    chatWidgetId: v.nullable(v.string()),
    askConsent: v.boolean(),
  }),
  texts: v.exactOptional(v.record(v.string(), v.string())),
  maps: v.nullable(v.object({ tileUrl: v.string(), attribution: v.string() })),
  payments: v.object({
    /** Public: the card provider's call in the browser identifies the brand by it. */
    kushkiMerchantId: v.nullable(v.string()),
    kushkiForm: v.picklist(kushkiForms),
    installments: v.array(v.number()),
    kushki: v.nullable(
      v.object({ apiUrl: v.string(), fieldsUrl: v.string(), challengeUrl: v.string() }),
    ),
  }),
  offers: v.exactOptional(v.array(offerSchema)),
  contact: v.object({
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    instagram: v.nullable(v.string()),
  }),
});

/**
 * Returns the settings. `createUserToken` lets this browser create guests for 24 h; cached HTML
 * never contains it (docs/rules/tenants.md#settings-call).
 */
export const getSettings = defineEndpoint({
  name: 'getSettings',
  summary: 'What the brand says about itself, and the token to create a guest',
  tag: 'Settings',
  method: 'GET',
  path: '/v1/settings',
  access: everyone,
  answer: v.object({
    ...settingsSchema.entries,
    createUserToken: v.string(),
    /** The key that browsers subscribe to push messages with; absent if the platform sends none. */
    pushPublicKey: v.exactOptional(v.string()),
  }),
});
