import type { PaymentTestShop } from './payment-shop.ts';
import { noon } from './order-server.ts';
import type { Guest } from './shopper.ts';
import type { AnyJson } from './any-json.ts';

/** Steps that tests about payments share. `who`: returns the current shopper. */
export function paymentSteps(shop: () => PaymentTestShop, who: () => Guest) {
  let starts = 0;
  const attemptIds = (orderId: string) =>
    shop().owner.rows<{ id: string }>(
      'burger',
      'select id from payment_attempts where order_id = $1',
      [orderId],
    );
  /** Starts a payment, one millisecond later each time. */
  const begin = async (orderId: string): Promise<{ token: string; ref: string }> => {
    shop().server.setClock(noon + (starts += 1));
    const { body } = await shop().start(who(), orderId);
    return {
      token: body.next.fields.token_ws,
      ref: (await shop().paymentState(orderId)).refs.at(-1) ?? '',
    };
  };
  return {
    begin,
    startedOrder: async (changes: object = {}) => {
      const made: AnyJson = await shop().order(who(), changes);
      return { id: String(made.id), ...(await begin(made.id)) };
    },
    pay: async (token: string) => shop().returnFromProvider(await shop().actOnPage(token, 'pay')),
    injectFault: (at: string, fault: string, merchantRef: string, times: number | null = 1) =>
      shop().sandbox.injectFault('webpay', { at, fault, merchantRef, times }),
    providerAmounts: async (ref: string) => {
      const { captured, refunded } = (await shop().sandbox.truth(ref)) ?? {
        captured: 0,
        refunded: 0,
      };
      return { captured, refunded };
    },
    /**
     * Runs six rounds of the payment jobs of an order's attempts, which leave only polls for late
     * money, then the refund notices.
     */
    runPaymentJobs: async (orderId: string) => {
      const ids = await attemptIds(orderId);
      for (let round = 0; round < 6; round += 1) {
        for (const { id } of ids) {
          for (const name of ['refund-payment', 'commit-payment', 'poll-payment'] as const)
            await shop().runJobs(name, id);
        }
      }
      for (const { id } of ids) await shop().runJobs('send-refund-notice', id);
    },
  };
}
