import { paymentKeyName } from '../../platform/storage-names.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { isOutcomeUnknown, type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { OnlineMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { storedIdempotencyKey } from '@comanda/client/stored-idempotency-key.ts';
import { isPhone } from '../../platform/is-phone.ts';
import { paths } from '../../platform/paths.ts';
import { type StartAnswer, startCallOf } from './start-calls.ts';

type Deps = Pick<AppContext, 'api' | 'orderBuyers' | 'clock'> & { makeKey: () => string };
export type PaymentToStart = {
  orderId: OrderId;
  method: OnlineMethodName;
  instrument: Instrument;
};

const paymentKey = storedIdempotencyKey(paymentKeyName, browserStorageLifetimes.draft);

/**
 * Starts one payment attempt. A lost response is requested once more under the same key, and so is
 * a press after a reload: the server returns the attempt that it made. If the provider is down
 * there is no automatic retry. A start with a security code is never repeated.
 * docs/rules/payments.md#repeated-start-in-the-browser.
 */
export async function startPayment(
  deps: Deps,
  payment: PaymentToStart,
): Promise<Result<PaymentNext, Refusal>> {
  const key = paymentKey.keyFor(fingerprint(payment), deps.clock.now(), deps.makeKey);
  const { instrument } = payment;
  const isOneTime = instrument.kind === 'savedCardWithCvc';
  const securityCode = isOneTime ? instrument.cvc.readOnce() : '';
  const send = (): Promise<StartAnswer> => callStart(deps, payment, { key, securityCode });
  const first = await send();
  const isRepeated = !first.ok && first.error.label === 'NETWORK_ERROR' && !isOneTime;
  const answer = isRepeated ? await send() : first;
  if (answer.ok || !isOutcomeUnknown(answer.error)) paymentKey.forget();
  if (!answer.ok) return answer;
  return answer.value === null
    ? refuse(refusalOf('DEFAULT', { malformed: true }))
    : accept(answer.value.next);
}

/** Names the payment without a token or a code: another card is another payment. */
const fingerprint = ({ orderId, method, instrument }: PaymentToStart): string =>
  'cardId' in instrument ? `${orderId} ${method} ${instrument.cardId}` : `${orderId} ${method}`;

const callStart = (
  { api, orderBuyers }: Deps,
  { orderId: id, method, instrument }: PaymentToStart,
  { key, securityCode }: { key: string; securityCode: string },
): Promise<StartAnswer> =>
  orderBuyers.callAsBuyer(id, (as) =>
    startCallOf(method)(api, {
      id,
      instrument,
      redirectUrl: new URL(paths.processing, location.origin).href,
      channel: isPhone() ? 'MOBILE' : 'WEB',
      idempotencyKey: key,
      securityCode,
      as,
    }),
  );
