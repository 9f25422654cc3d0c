import { headers } from '@comanda/contract/headers.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { chargesAtOnce } from '@comanda/domain/payment/charges-at-once.ts';
import { storedInstrument } from '@comanda/domain/payment/instrument.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { CallRequest } from '../platform/http/call.ts';
import { type IdempotencyKey, readIdempotencyKey } from '../platform/idempotency-key.ts';
import type { PaymentToStart } from './payment-to-start.ts';

/**
 * The key of a start. A charge needs the client's own key, because a repetition without one would
 * charge again. The hash covers everything that the shopper chose except a security code, which
 * could be found out from any hash. Refused: PARAMETER_MISSING, INVALID_PARAMETER.
 */
export function readPaymentKey(
  call: CallRequest,
  { method, instrument, redirectUrl, channel }: PaymentToStart,
): Result<IdempotencyKey, Refusal> {
  const sent = call.header(headers.idempotencyKey);
  if (sent === undefined && (chargesAtOnce(method) || instrument.kind === 'savedCardWithCvc'))
    return refuse(refusalOf('PARAMETER_MISSING', { field: headers.idempotencyKey }));
  const hashed = instrument.kind === 'savedCardWithCvc' ? storedInstrument(instrument) : instrument;
  const key = readIdempotencyKey(sent, { method, instrument: hashed, redirectUrl, channel });
  return key
    ? accept(key)
    : refuse(refusalOf('INVALID_PARAMETER', { field: headers.idempotencyKey }));
}
