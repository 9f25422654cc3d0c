import { amount } from '@comanda/contract/fields.ts';
import * as v from 'valibot';
import { colour, distinct, fontFile, image, longText, shortText } from './fields.ts';

const fontFamily = v.pipe(v.string(), v.regex(/^[A-Za-z0-9 -]{1,60}$/, 'must be a font family of letters, digits, spaces and hyphens'));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** They become part of script addresses: nothing but the form that each service gives. */
const tagManagerId = v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id, as GTM-ABC123'));
const analyticsId = v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{6,14}$/, 'must be a measurement id, as G-ABC123DEF4'));
const pixelId = v.pipe(v.string(), v.regex(/^\d{8,20}$/, 'must be a pixel id of 8 to 20 digits'));
const chatWidgetId = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a Crisp website id'));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));

const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^?#\s]*[^/?#\s]$/, 'must be an address as https://cdn.example, without a slash at its end'),
);

const hero = v.strictObject({
  title: shortText,
  text: longText,
  shortText: longText,
  action: v.nullable(v.strictObject({ label: shortText, productId: v.pipe(v.number(), v.integer()) })),
  image,
  phoneImage: image,
});

/** settings.json: how the brand looks and what it offers. Amounts in major units. */
export const settingsSchema = v.strictObject({
  templateId: v.picklist([1, 2, 3]),
  commerceName: shortText,
  description: longText,
  brandPrimary: colour,
  brandSecondary: colour,
  paper: v.strictObject({ page: colour, surface: colour, sunk: colour, header: colour, ink: colour }),
  fonts: v.strictObject({ body: fontFamily, categoryBar: fontFamily, subtitle: fontFamily, title: fontFamily }),
  fontFiles: v.array(
    v.strictObject({
      family: fontFamily,
      file: fontFile,
      weight: v.pipe(v.string(), v.regex(/^[1-9]\d{2}( [1-9]\d{2})?$/, 'must be a weight or two, as "400 600"')),
    }),
  ),
  logo: image,
  icon: image,
  animationLoader: v.strictObject({ image, width: pixels, height: pixels }),
  hero: v.nullable(hero),
  maxDaysAvailableFutureOrder: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  staticMenu: v.boolean(),
  staticMenuOrigin: v.optional(v.nullable(address), null),
  pointRate: v.pipe(v.number(), v.minValue(0)),
  loyaltyProgram: v.boolean(),
  loyaltyProgramParams: v.nullable(v.strictObject({ name: shortText, minAmount: amount, maxAmount: amount })),
  tipPresets: v.pipe(v.array(percent), v.minLength(1), v.maxLength(8)),
  serviceFee: amount,
  emailSubscriptionDefault: v.boolean(),
  analytics: v.strictObject({
    tagManagerId: v.nullable(tagManagerId),
    analyticsIds: v.pipe(
      distinct(analyticsId, (id) => id, 'analytics ids'),
      v.maxLength(2, 'must be two at most'),
    ),
    pixelId: v.nullable(pixelId),
    chatWidgetId: v.nullable(chatWidgetId),
    askConsent: v.optional(v.boolean(), true),
  }),
  texts: v.exactOptional(v.record(v.string(), v.string())),
  contact: v.strictObject({
    email: v.nullable(v.pipe(v.string(), v.email('must be an e-mail address'), v.maxLength(160))),
    phone: v.nullable(v.pipe(v.string(), v.regex(/^\+?[\d ()-]{6,24}$/, 'must be a telephone number'))),
    instagram: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9._]{1,30}$/, 'must be an Instagram name, without @'))),
  }),
});
export type SettingsFile = v.InferOutput<typeof settingsSchema>;
