import { settingForms } from '@comanda/domain/tenant/setting-forms.ts';
import { isTileUrl } from '@comanda/domain/tenant/map-tiles.ts';
import { defaultOperations } from '@comanda/domain/tenant/operations.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { maxPopularProducts } from '@comanda/domain/menu/popular-products.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import { settingsSchema } from '@comanda/domain/tenant/settings-schema.ts';
import { defaultSurvey } from '@comanda/domain/survey/survey-questions.ts';
import * as v from 'valibot';
import { isPublicUrl } from '../../platform/calls/private-address.ts';
import { surveySchema } from './survey-schema.ts';
import { orderLimitsSchema } from './order-limits-schema.ts';
import { paymentsSchema } from './payments-schema.ts';
import {
  amountField,
  amountUpTo,
  colourField,
  listOfDistinct,
  fontFile,
  heading,
  imageField,
  itemId,
  longText,
  shortText,
  telephone,
} from './fields.ts';

const fontFamily = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z][A-Za-z0-9 -]{0,59}$/,
    'must be a font family of letters, digits, spaces and hyphens',
  ),
);
const isRising = (weight: string): boolean =>
  weight.split(' ').every((one, at, all) => at === 0 || Number(all[at - 1]) < Number(one));
const fontWeight = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{2}( [1-9]\d{2})?$/, 'must be a weight or two, as "400 600"'),
  v.check(isRising, 'must go from the lighter to the heavier, as "400 600"'),
);
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const tagManagerId = v.pipe(
  v.string(),
  v.regex(settingForms.tagManagerId, 'must be a container id, as GTM-ABC123'),
);
const analyticsId = v.pipe(
  v.string(),
  v.regex(settingForms.analyticsId, 'must be a measurement id, as G-ABC123DEF4'),
);
const pixelId = v.pipe(
  v.string(),
  v.regex(settingForms.pixelId, 'must be a pixel id of 8 to 20 digits'),
);
const chatWidgetId = v.pipe(
  v.string(),
  v.regex(settingForms.chatWidgetId, 'must be a Crisp website id'),
);
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));

/**
 * The URL becomes part of the pages' content security policy, so it must not contain a character
 * that ends a source there.
 */
const address = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(
    /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[A-Za-z0-9._~-]+)*$/,
    'must be an address as https://cdn.example, without a slash at its end',
  ),
  v.check((text) => URL.canParse(text), 'must be an address as https://cdn.example'),
);

/** The URL's origin becomes part of the pages' content security policy. */
const tileUrl = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check(isTileUrl, 'must be an address of pictures as https://tiles.example/{z}/{x}/{y}.png'),
);

/**
 * The server checks the address again at each call: by then the name may resolve to another one.
 */
const kitchenUrl = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check(
    isPublicUrl,
    'must be an address as https://pos.example/orders, neither in a local network nor with a password in it',
  ),
);

const {
  analytics,
  animationLoader,
  contact,
  fonts,
  hero: heroFields,
  loyaltyProgramParams,
  maps,
} = settingsSchema.entries;

const hero = v.strictObject({
  ...heroFields.wrapped.entries,
  title: heading,
  text: longText,
  shortText: longText,
  action: v.nullable(v.strictObject({ label: shortText, productId: itemId })),
  image: imageField,
  phoneImage: imageField,
});

const loyalty = v.pipe(
  v.strictObject({
    ...loyaltyProgramParams.wrapped.entries,
    name: shortText,
    minAmount: amountField,
    maxAmount: amountField,
    earn: v.optional(v.boolean(), true),
  }),
  v.check(
    ({ minAmount, maxAmount }) => minAmount <= maxAmount,
    'minAmount must not be above maxAmount',
  ),
);

/** Facts of the public settings that settings.json does not state. */
const notOfTheFile = [
  'tenantId',
  'country',
  'headerColour',
  'darkHeaderColour',
  'defaultStoreId',
  'offers',
] as const;

const settingsFields = v.strictObject({
  ...v.omit(settingsSchema, notOfTheFile).entries,
  commerceName: shortText,
  description: longText,
  brandPrimary: colourField,
  brandSecondary: colourField,
  paper: v.strictObject({
    page: colourField,
    surface: colourField,
    sunk: colourField,
    header: colourField,
    ink: colourField,
  }),
  /** docs/rules/tenants.md#dark-scheme. */
  darkScheme: v.optional(v.boolean(), false),
  fonts: v.strictObject({
    ...fonts.entries,
    body: fontFamily,
    categoryBar: fontFamily,
    subtitle: fontFamily,
    title: fontFamily,
  }),
  fontFiles: v.array(
    v.strictObject({
      family: fontFamily,
      file: fontFile,
      weight: fontWeight,
    }),
  ),
  logo: imageField,
  icon: imageField,
  /** Drawn at 150 x 150 if the folder gives no size. docs/rules/tenants.md#defaults-of-a-folder. */
  animationLoader: v.strictObject({
    ...animationLoader.entries,
    image: imageField,
    width: v.optional(pixels, 150),
    height: v.optional(pixels, 150),
  }),
  hero: v.nullable(hero),
  popularProducts: v.exactOptional(
    v.pipe(
      listOfDistinct(fileId<ProductId>(), (id) => id, 'products'),
      v.maxLength(maxPopularProducts),
    ),
  ),
  maxDaysAvailableFutureOrder: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  staticMenuOrigin: v.optional(v.nullable(address), null),
  pointRate: amountUpTo(1_000_000),
  loyaltyProgramParams: v.nullable(loyalty),
  tipPresets: v.pipe(
    listOfDistinct(percent, (each) => each, 'tips'),
    v.minLength(1),
    v.maxLength(8),
  ),
  serviceFee: amountField,
  analytics: v.strictObject({
    ...analytics.entries,
    tagManagerId: v.nullable(tagManagerId),
    analyticsIds: v.pipe(
      listOfDistinct(analyticsId, (id) => id, 'analytics ids'),
      v.maxLength(2, 'must be two at most'),
    ),
    pixelId: v.nullable(pixelId),
    chatWidgetId: v.nullable(chatWidgetId),
    askConsent: v.optional(v.boolean(), true),
  }),
  maps: v.optional(
    v.nullable(v.strictObject({ ...maps.wrapped.entries, tileUrl, attribution: shortText })),
    null,
  ),
  kitchenUrl: v.optional(v.nullable(kitchenUrl), null),
  courierTolerancePercent: v.optional(percent, defaultOperations.courierTolerancePercent),
  orderLimits: v.optional(orderLimitsSchema, {}),
  latePayments: v.optional(v.picklist(['keep', 'refund']), defaultOperations.latePayments),
  survey: v.optional(surveySchema, defaultSurvey),
  payments: v.optional(paymentsSchema, {}),
  texts: v.exactOptional(v.record(v.string(), v.string())),
  contact: v.strictObject({
    ...contact.entries,
    email: v.nullable(v.pipe(v.string(), v.email('must be an e-mail address'), v.maxLength(160))),
    phone: v.nullable(telephone),
    instagram: v.nullable(
      v.pipe(v.string(), v.regex(settingForms.instagram, 'must be an Instagram name, without @')),
    ),
  }),
});

/**
 * settings.json: the brand's look and its options. Amounts in major units.
 * docs/rules/points.md#programme-of-a-brand.
 */
export const settingsFileSchema = v.pipe(
  settingsFields,
  v.forward(
    v.check(
      ({ loyaltyProgram, loyaltyProgramParams }) =>
        !loyaltyProgram || loyaltyProgramParams !== null,
      'must name the programme while loyaltyProgram is true',
    ),
    ['loyaltyProgramParams'],
  ),
  v.forward(
    v.check(
      ({ loyaltyProgram, pointRate }) => !loyaltyProgram || pointRate > 0,
      'must be above 0 while loyaltyProgram is true',
    ),
    ['pointRate'],
  ),
);
export type SettingsFile = v.InferOutput<typeof settingsFileSchema>;
