import { settingsSchema } from '@comanda/domain/tenant/settings-schema.ts';
import * as v from 'valibot';
import { listOfDistinct } from './fields.ts';

const { entries: settings } = settingsSchema;

/**
 * The public merchant id of Kushki, which the browser sends. A private key does not belong in a
 * folder.
 */
const kushkiMerchantId = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9_-]{6,64}$/,
    'must be a public merchant id of letters, digits, hyphens and underscores',
  ),
);
const isRising = (numbers: number[]): boolean =>
  numbers.every((each, place) => place === 0 || (numbers[place - 1] ?? 0) < each);
const installments = v.pipe(
  listOfDistinct(
    v.pipe(
      v.number(),
      v.integer('must be whole'),
      v.minValue(2, 'must be 2 to 48'),
      v.maxValue(48, 'must be 2 to 48'),
    ),
    (each) => each,
    'installments',
  ),
  v.maxLength(12, 'must be twelve at most'),
  v.check(isRising, 'must go from fewer payments to more'),
);

/**
 * `payments` of settings.json: public options of card payments.
 * docs/rules/tenants.md#settings-of-payments.
 */
export const paymentsSchema = v.strictObject({
  ...v.omit(settings.payments, ['kushki']).entries,
  kushkiMerchantId: v.optional(v.nullable(kushkiMerchantId), null),
  kushkiForm: v.optional(settings.payments.entries.kushkiForm, 'hostedFields'),
  installments: v.optional(installments, []),
});
