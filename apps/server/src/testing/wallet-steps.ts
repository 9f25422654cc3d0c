import type { MethodOfFlow } from '@comanda/domain/payment/method-names.ts';
import type { WalletAction } from './payment-driver.ts';
import type { PaymentTestShop } from './payment-shop.ts';
import { noon } from './order-server.ts';
import { callApi, type Guest, guestHeaders, type ApiReply } from './shopper.ts';

export type Wallet = MethodOfFlow<'qrOrLink'>;
export type StartedWallet = { orderId: string; attemptId: string; token: string; ref: string };

/**
 * Steps that tests about wallets share. `who`: returns the current shopper. `begins`: instant of
 * the first start, milliseconds.
 */
export function walletSteps(shop: () => PaymentTestShop, who: () => Guest, begins = noon) {
  let starts = 0;
  const start = (wallet: Wallet, orderId: string): Promise<ApiReply> =>
    callApi(shop().server, `/v1/orders/${orderId}/payments/${wallet}`, {
      method: 'POST',
      body: { redirect_url: `${shop().server.origin}/processing-purchase`, channel: 'WEB' },
      headers: guestHeaders(who(), { 'idempotency-key': crypto.randomUUID() }),
    });
  /** Starts a payment, one millisecond later each time. */
  const begin = async (wallet: Wallet, orderId: string): Promise<StartedWallet> => {
    shop().server.setClock(begins + (starts += 1));
    const { body } = await start(wallet, orderId);
    const token = new URL(body.next.url).pathname.split('/').at(-1) ?? '';
    const ref = (await shop().paymentState(orderId)).refs.at(-1) ?? '';
    const [row] = await shop().owner.rows<{ id: string }>(
      'burger',
      'select id from payment_attempts where merchant_ref = $1',
      [ref],
    );
    return { orderId, attemptId: row?.id ?? '', token, ref };
  };
  return {
    start,
    begin,
    order: async (wallet: Wallet): Promise<string> =>
      String((await shop().order(who(), { payment_method: wallet })).id),
    started: async (wallet: Wallet): Promise<StartedWallet> =>
      begin(wallet, String((await shop().order(who(), { payment_method: wallet })).id)),
    act: async (wallet: Wallet, { token }: StartedWallet, does: WalletAction): Promise<void> =>
      void (await shop().sandbox.call('POST', `/${wallet}/_pay`, { token, outcome: does })),
    injectFault: (wallet: Wallet, ref: string, at: string, fault: string, more: object = {}) =>
      shop().sandbox.injectFault(wallet, { at, fault, merchantRef: ref, ...more }),
    /** Runs the payment jobs of an attempt once, as they come due. */
    runJobs: async ({ attemptId }: StartedWallet): Promise<void> => {
      for (const name of ['poll-payment', 'commit-payment', 'refund-payment'] as const)
        await shop().runJobs(name, attemptId);
    },
    /** The calls that reached the wallet for a reference, by the sandbox's names, oldest first. */
    calls: async (ref: string): Promise<string[]> =>
      (await shop().sandbox.call('GET', '/_requests')).requests
        .filter((each: { merchantRef: string; call: string }) => each.merchantRef === ref)
        .map(({ call }: { call: string }) => call)
        .toReversed(),
    truth: async (ref: string) => shop().sandbox.truth(ref),
  };
}
