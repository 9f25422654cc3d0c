import { createTestGuest, type Guest, callApi, guestHeaders } from './shopper.ts';
import type { AnyJson } from './any-json.ts';
import { noon } from './order-server.ts';
import type { PaymentTestShop } from './payment-shop.ts';
import type { PageAction } from './payment-driver.ts';

/** A payment with Getnet. `token`: names the page in the sandbox. */
export type GetnetPayment = { id: string; ref: string; token: string; attemptId: string };

/** Steps of tests about payments with Getnet. `method`: the slug of the start and the return. */
export function getnetSteps(shop: () => PaymentTestShop) {
  let starts = 0;
  const start = async (who: Guest, id: string): Promise<GetnetPayment> => {
    shop().server.setClock(noon + (starts += 1));
    const { body } = await callApi(shop().server, `/v1/orders/${id}/payments/getnet`, {
      method: 'POST',
      body: { redirect_url: `${shop().server.origin}/processing-purchase` },
      headers: guestHeaders(who, { 'idempotency-key': crypto.randomUUID() }),
    });
    const [newest] = await shop().owner.rows<{ id: string; merchant_ref: string }>(
      'burger',
      'select id, merchant_ref from payment_attempts where order_id = $1 order by id desc limit 1',
      [id],
    );
    const action: string = body.next?.action ?? '';
    return {
      id,
      ref: newest?.merchant_ref ?? '',
      token: action.split('/').at(-1) ?? '',
      attemptId: newest?.id ?? '',
    };
  };
  return {
    start,
    begun: async (): Promise<GetnetPayment & { who: Guest }> => {
      const who = await createTestGuest(shop().server);
      const made: AnyJson = await shop().order(who, { payment_method: 'getnet' });
      return { who, ...(await start(who, made.id)) };
    },
    /** Presses a button of the page. Returns the address to which the gateway sends the browser. */
    press: async (token: string, outcome: PageAction): Promise<URL> =>
      new URL((await shop().sandbox.call('POST', '/getnet/_pay', { token, outcome })).url),
    card: (token: string, card: string, again = false): Promise<AnyJson> =>
      shop().sandbox.call('POST', '/getnet/_card', { token, card, again }),
    /** Opens the address of a return, as the browser does. Returns the page that the shop redirects to. */
    comeBack: async ({ pathname, search }: URL): Promise<string> => {
      const url = new URL(`${pathname}${search}`, shop().server.origin);
      const answer = await fetch(url, { redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    },
    injectFault: (at: string, fault: string, merchantRef: string, times: number | null = 1) =>
      shop().sandbox.injectFault('getnet', { at, fault, merchantRef, times }),
    /** Runs six rounds of the payment jobs of an attempt. */
    runJobs: async (attemptId: string): Promise<void> => {
      for (let round = 0; round < 6; round += 1)
        for (const name of ['cancel-payment', 'refund-payment', 'poll-payment'] as const)
          await shop().runJobs(name, attemptId);
    },
    alerts: (attemptId: string): Promise<string[]> =>
      shop()
        .owner.rows<{ why: string }>(
          'burger',
          `select detail->>'why' as why from payment_events where attempt_id = $1 and kind = 'alert' order by position`,
          [attemptId],
        )
        .then((rows) => rows.map(({ why }) => why)),
  };
}
