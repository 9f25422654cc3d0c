import { createTestGuest, type Guest, callApi, guestHeaders } from './shopper.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import type { AnyJson } from './any-json.ts';
import { noon } from './order-server.ts';
import { newWebhookKey } from '../payment/webhook-keys.rows.ts';
import { burgerTenantId, type PaymentTestShop } from './payment-shop.ts';
import type { PageAction } from './payment-driver.ts';

/** A payment on a provider's page. `token`: names the page in the sandbox. */
export type PagePayment = { id: string; ref: string; token: string; attemptId: string };

/**
 * A method with a page. `slug`: of the start and the return; `emulator`: the sandbox's name;
 * `from`: the instant (milliseconds) of the starts, of a provider whose dates must fit its own
 * clock; `tokenOf`: names the page in the sandbox.
 */
export type PageMethod = {
  name: PaymentMethodName;
  slug: string;
  emulator: string;
  from?: number;
  tokenOf(form: RedirectForm): string;
};

/** Steps of tests about payments on a provider's page that takes the money by itself. */
export function pageSteps(
  shop: () => PaymentTestShop,
  { name, slug, emulator, from = noon, tokenOf }: PageMethod,
) {
  let starts = 0;
  const start = async (who: Guest, id: string): Promise<PagePayment> => {
    shop().server.setClock(from + (starts += 1));
    const { body } = await callApi(shop().server, `/v1/orders/${id}/payments/${slug}`, {
      method: 'POST',
      body: { redirect_url: `${shop().server.origin}/processing-purchase` },
      headers: guestHeaders(who, { 'idempotency-key': crypto.randomUUID() }),
    });
    const [newest] = await shop().owner.rows<{ id: string; merchant_ref: string }>(
      'burger',
      'select id, merchant_ref from payment_attempts where order_id = $1 order by id desc limit 1',
      [id],
    );
    return {
      id,
      ref: newest?.merchant_ref ?? '',
      token: body.next ? tokenOf(body.next) : '',
      attemptId: newest?.id ?? '',
    };
  };
  return {
    start,
    begun: async (): Promise<PagePayment & { who: Guest }> => {
      const who = await createTestGuest(shop().server);
      const made: AnyJson = await shop().order(who, { payment_method: name });
      return { who, ...(await start(who, made.id)) };
    },
    /** Presses a button of the page. Returns the address to which the gateway sends the browser. */
    press: async (token: string, outcome: PageAction): Promise<URL> =>
      addressOf(await shop().sandbox.call('POST', `/${emulator}/_pay`, { token, outcome })),
    /** Tries a card of the provider's tests. */
    card: (token: string, how: object): Promise<AnyJson> =>
      shop().sandbox.call('POST', `/${emulator}/_card`, { token, ...how }),
    /**
     * Opens the address of a return, as the browser does. Returns the page that the shop redirects
     * to.
     */
    comeBack: async ({ pathname, search }: URL): Promise<string> => {
      const url = new URL(`${pathname}${search}`, shop().server.origin);
      const answer = await fetch(url, { redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    },
    injectFault: (at: string, fault: string, merchantRef: string, times: number | null = 1) =>
      shop().sandbox.injectFault(emulator, { at, fault, merchantRef, times }),
    /** Runs six rounds of the payment jobs of an attempt. */
    runJobs: async (attemptId: string): Promise<void> => {
      for (let round = 0; round < 6; round += 1)
        for (const name of ['cancel-payment', 'refund-payment', 'poll-payment'] as const)
          await shop().runJobs(name, attemptId);
    },
    /** The address of the brand's webhooks. Starts name it from now on. */
    openWebhooks: (): string => {
      const { deps, origin } = shop().server;
      Object.assign(deps.config, { callbackUrl: origin });
      return `${origin}/v1/payments/${slug}/webhook/${newWebhookKey(deps.tokenSecret, burgerTenantId)}`;
    },
    /** The number of stored webhooks of the method. */
    webhooks: async (): Promise<number> =>
      (
        await shop().owner.rows('burger', 'select 1 from payment_webhooks where method = $1', [
          name,
        ])
      ).length,
    alerts: (attemptId: string): Promise<string[]> =>
      shop()
        .owner.rows<{ why: string }>(
          'burger',
          `select detail->>'why' as why from payment_events where attempt_id = $1 and kind = 'alert'
            order by position`,
          [attemptId],
        )
        .then((rows) => rows.map(({ why }) => why)),
  };
}

/** The address of a return by GET, with its fields. */
function addressOf({ url, fields }: AnyJson): URL {
  const address = new URL(url);
  for (const [field, value] of Object.entries<string>(fields))
    address.searchParams.set(field, value);
  return address;
}
