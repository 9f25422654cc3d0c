import { minor } from '@comanda/domain/money/money.ts';
import * as v from 'valibot';
import { headerToken, webUrl, wireCode, wireInstant } from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of the assumed protocol. Unknown fields are ignored. If a field that decides about the
 * money is malformed, the whole answer counts as invalid. Amounts are whole pesos as text.
 */

const pesosText = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}$/u),
  v.transform((text) => minor(Number(text))),
);

/**
 * An access token. `expires_in`: an instant in seconds since 1970 in the published sample,
 * elsewhere a number of seconds.
 */
export const fpayToken = v.object({
  access_token: headerToken,
  expires_in: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(10_000_000_000_000),
    v.transform((seconds) => seconds + 0),
  ),
});

const fpayStates = ['created', 'paid', 'captured', 'rejected', 'refunded'] as const;

/** A payment with its links, which name the calls that follow. */
export const fpayPayment = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u)),
  state: v.picklist(fpayStates),
  expiration_date: wireInstant,
  transaction: v.object({
    reference_id: v.pipe(wireCode, v.maxLength(64)),
    amount: v.object({
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u)),
      total: pesosText,
      refunded: v.nullish(pesosText),
    }),
  }),
  links: v.array(v.object({ rel: wireCode, href: webUrl })),
});
export type FpayPayment = v.InferOutput<typeof fpayPayment>;

export const linkOf = ({ links }: FpayPayment, rel: string): string | null =>
  links.find((link) => link.rel === rel)?.href ?? null;

export const fpayRefusal = v.object({ error_code: wireCode });
