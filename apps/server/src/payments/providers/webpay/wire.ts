import * as v from 'valibot';

/** Answers of Webpay Plus REST v1.2. Fields that we do not read are let be; one that we read and is not as documented spoils the answer. */

const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

export const isToken = (text: string): boolean => v.is(token, text);

export const created = v.object({ token, url: v.pipe(v.string(), v.url()) });

export const transactionStatuses = [
  'INITIALIZED',
  'AUTHORIZED',
  'REVERSED',
  'FAILED',
  'NULLIFIED',
  'PARTIALLY_NULLIFIED',
  'CAPTURED',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Whole pesos. */
const pesos = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Commit and status answer alike. `balance`: what is left of it after money was given back. */
export const transaction = v.object({
  status: v.picklist(transactionStatuses),
  buy_order: v.pipe(v.string(), v.minLength(1), v.maxLength(26)),
  amount: pesos,
  response_code: v.nullish(v.pipe(v.number(), v.integer())),
  authorization_code: v.nullish(v.pipe(v.string(), v.maxLength(6))),
  card_detail: v.nullish(v.object({ card_number: v.nullish(v.pipe(v.string(), v.regex(/\d{4}$/u))) })),
  balance: v.nullish(pesos),
  transaction_date: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
});
export type Transaction = v.InferOutput<typeof transaction>;

/** REVERSED undid the whole sale; NULLIFIED gave so much back and says what is left. */
export const refunded = v.variant('type', [
  v.object({ type: v.literal('REVERSED') }),
  v.object({ type: v.literal('NULLIFIED'), nullified_amount: pesos, balance: pesos, response_code: v.literal(0) }),
]);

export const refusal = v.object({ error_message: v.string() });
