import { defaultPaymentSettings } from '@comanda/domain/tenant/payment-settings.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from './payment-shop.ts';
import { type ApiReply, callApi, guestHeaders } from './shopper.ts';
import type { AnyJson } from './any-json.ts';
import type { TestUser } from './test-user.ts';

/** The address to which the browser was sent after the provider's page; `key` null: it got none. */
type Arrival = {
  status: number;
  location: string;
  enrolmentId: string | null;
  key: string | null;
};

/** A shop that takes saved cards of Oneclick, with two servers over one database. */
export async function openCardTestShop({ installments = [] }: { installments?: number[] } = {}) {
  const shop = await openPaymentTestShop(
    ['burger'],
    { paymentMethods: ['cash', 'webpay', 'oneclick'] },
    { payments: { ...defaultPaymentSettings, installments } },
  );
  const elsewhere = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
  elsewhere.setClock(shop.server.deps.clock());
  return {
    ...shop,
    elsewhere,
    ...enrolmentSteps(shop),
    ...cardSteps(shop),
    setClock: (now: number) => {
      shop.server.setClock(now);
      elsewhere.setClock(now);
    },
    close: async () => {
      await elsewhere.close();
      await shop.close();
    },
  };
}
export type CardTestShop = Awaited<ReturnType<typeof openCardTestShop>>;

type BegunWith = { key?: string; body?: object; method?: string; server?: OrderServer };

function enrolmentSteps({ server: usual, sandbox }: PaymentTestShop) {
  const begin = (who: TestUser, more: BegunWith = {}) =>
    callApi(more.server ?? usual, `/v1/users/cards/${more.method ?? 'oneclick'}/init_inscription`, {
      method: 'POST',
      body: more.body ?? { redirect_url: `${(more.server ?? usual).origin}/processing-oneclick` },
      headers: guestHeaders(who, { 'idempotency-key': more.key ?? crypto.randomUUID() }),
    });
  const press = async (token: string, outcome: string): Promise<Record<string, string>> =>
    (await sandbox.call('POST', '/oneclick/_enrol', { token, outcome })).fields;
  const comeBack = async (
    fields: Record<string, string>,
    server: OrderServer = usual,
  ): Promise<Arrival> => {
    const query = new URLSearchParams(fields).toString();
    const answer = await fetch(`${server.origin}/v1/cards/oneclick/return?${query}`, {
      redirect: 'manual',
    });
    const location = answer.headers.get('location') ?? '';
    const page = new URL(location, server.origin);
    return {
      status: answer.status,
      location,
      enrolmentId: page.searchParams.get('enrolment'),
      key: /^#key=(.+)$/.exec(page.hash)?.[1] ?? null,
    };
  };
  const finish = (
    who: TestUser,
    { enrolmentId, key }: Pick<Arrival, 'enrolmentId' | 'key'>,
    server: OrderServer = usual,
  ): Promise<ApiReply> =>
    callApi(server, '/v1/users/cards/oneclick/finish_inscription', {
      method: 'POST',
      body: { enrolment_id: enrolmentId, arrival_key: key ?? '' },
      headers: guestHeaders(who),
    });
  const job = (jobToken: string, server: OrderServer = usual) =>
    callApi(server, '/v1/users_job', {
      headers: { 'x-job-authorization': jobToken, 'x-tenant': 'burger' },
    });
  /** Begins an enrolment and presses a button of the provider's page. */
  const typeCard = async (who: TestUser, outcome = 'card:visa') => {
    const { body } = await begin(who);
    const fields = await press(body.next.fields.TBK_TOKEN, outcome);
    return { ...body, fields } as {
      enrolmentId: string;
      jobToken: string;
      fields: Record<string, string>;
    };
  };
  const saveCard = async (who: TestUser, card = 'visa'): Promise<AnyJson> => {
    const { fields } = await typeCard(who, `card:${card}`);
    const saved = await finish(who, await comeBack(fields));
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved)}`);
    return saved.body;
  };
  return { begin, press, comeBack, finish, job, typeCard, saveCard };
}

function cardSteps({ server: usual, order, sandbox, owner }: PaymentTestShop) {
  return {
    cards: async (who: TestUser, server: OrderServer = usual): Promise<AnyJson> =>
      (await callApi(server, '/v1/users/cards/', { headers: guestHeaders(who) })).body,
    remove: (who: TestUser, cardId: string, server: OrderServer = usual) =>
      callApi(server, `/v1/users/cards/oneclick/${cardId}`, {
        method: 'DELETE',
        headers: guestHeaders(who),
      }),
    placeOrder: async (who: TestUser): Promise<string> =>
      (await order(who, { payment_method: 'oneclick' })).id,
    charge: (
      who: TestUser,
      orderId: string,
      cardId: string,
      more: { key?: string; installments?: string; server?: OrderServer } = {},
    ): Promise<ApiReply> => {
      const query = new URLSearchParams({
        card_id: cardId,
        ...(more.installments === undefined ? {} : { installments_number: more.installments }),
      });
      return callApi(
        more.server ?? usual,
        `/v1/orders/${orderId}/payments/oneclick/authorize?${query.toString()}`,
        {
          method: 'POST',
          headers: guestHeaders(who, { 'idempotency-key': more.key ?? crypto.randomUUID() }),
        },
      );
    },
    readOrder: async (who: TestUser, orderId: string): Promise<AnyJson> =>
      (await callApi(usual, `/v1/orders/${orderId}`, { headers: guestHeaders(who) })).body,
    /** The cards that the provider keeps alive. */
    providerCards: async (): Promise<{ username: string; card: string; live: boolean }[]> =>
      (await sandbox.call('GET', '/oneclick/_cards')).cards,
    /** Username of a user's newest enrolment at the provider. */
    usernameOf: async (who: TestUser): Promise<string> => {
      const [row] = await owner.rows<{ reference: string }>(
        'burger',
        'select reference from card_enrolments where user_id = $1 order by created_at desc, id desc limit 1',
        [who.id],
      );
      return row?.reference ?? '';
    },
    storedCards: (who: TestUser) =>
      owner.rows<{ id: string; state: string; sealed: Buffer | null; removal_tries: number }>(
        'burger',
        'select id, state, sealed, removal_tries from cards where user_id = $1 order by created_at, id',
        [who.id],
      ),
  };
}
