import { amount } from '@comanda/contract/fields.ts';
import * as v from 'valibot';
import { colour, fontFile, image, longText, shortText } from './fields.ts';

const fontFamily = v.pipe(v.string(), v.regex(/^[A-Za-z0-9 -]{1,60}$/, 'must be a font family of letters, digits, spaces and hyphens'));
const optionalText = v.nullable(shortText);
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const analyticsId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,60}$/));
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
    tagManagerId: v.nullable(analyticsId),
    analyticsIds: v.array(analyticsId),
    pixelId: v.nullable(analyticsId),
    chatWidgetId: v.nullable(analyticsId),
  }),
  contact: v.strictObject({ email: optionalText, phone: optionalText, instagram: optionalText }),
});
export type SettingsFile = v.InferOutput<typeof settingsSchema>;
