import type { AnyJson } from './any-json.ts';
import { openPaymentTestShop, type PaymentTestShop } from './payment-shop.ts';
import { type ApiReply, callApi, guestHeaders } from './shopper.ts';
import { createTestUser, type TestUser } from './test-user.ts';

/** A payment of a saved card: its form for the frame, and its attempt. */
type CredomaticPayment = { answer: ApiReply; token: string; ref: string; attemptId: string };

/**
 * A shop of Guatemala that takes saved cards of Credomatic. Its frame is the sandbox's, without a
 * browser.
 */
export async function openCredomaticTestShop() {
  const store = { paymentMethods: ['cash', 'credomatic'] as const };
  const shop = await openPaymentTestShop(['burger'], store, {}, undefined, 'gt');
  return { ...shop, ...cardSteps(shop), ...paySteps(shop) };
}
export type CredomaticTestShop = Awaited<ReturnType<typeof openCredomaticTestShop>>;

const asForm = (fields: Record<string, string>) => ({
  method: 'POST',
  redirect: 'manual' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

function cardSteps({ server, sandbox }: PaymentTestShop) {
  const begin = (who: TestUser): Promise<ApiReply> =>
    callApi(server, '/v1/users/cards/credomatic/init_inscription', {
      method: 'POST',
      body: { redirect_url: `${server.origin}/processing-oneclick` },
      headers: guestHeaders(who, { 'idempotency-key': crypto.randomUUID() }),
    });
  /** Saves a card through the hosted page of the frame. Returns the card as the list shows it. */
  const saveCard = async (who: TestUser, number = '4012000000020006'): Promise<AnyJson> => {
    const { body } = await begin(who);
    const token = body.next.fields.SpiToken;
    const entered = { token, outcome: 'pay', number };
    const { fields } = await sandbox.call('POST', '/powertranz/_pay', entered);
    const arrived = await fetch(`${server.origin}/v1/cards/credomatic/return`, asForm(fields));
    const page = new URL(arrived.headers.get('location') ?? '', server.origin);
    const saved = await callApi(server, '/v1/users/cards/credomatic/finish_inscription', {
      method: 'POST',
      body: {
        enrolment_id: page.searchParams.get('enrolment'),
        arrival_key: /^#key=(.+)$/u.exec(page.hash)?.[1] ?? '',
      },
      headers: guestHeaders(who),
    });
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved)}`);
    return saved.body;
  };
  return { begin, saveCard };
}

function paySteps(shop: PaymentTestShop) {
  const { server, sandbox, owner } = shop;
  const start = async (
    who: TestUser,
    orderId: string,
    {
      cardId,
      cvc = '123',
      key = crypto.randomUUID(),
    }: { cardId: string; cvc?: string; key?: string },
  ): Promise<CredomaticPayment> => {
    const answer = await callApi(server, `/v1/orders/${orderId}/payments/credomatic`, {
      method: 'POST',
      body: { card_id: cardId, cvc, redirect_url: `${server.origin}/processing-purchase` },
      headers: guestHeaders(who, { 'idempotency-key': key }),
    });
    const [newest] = await owner.rows<{ id: string; merchant_ref: string }>(
      'burger',
      'select id, merchant_ref from payment_attempts where order_id = $1 order by id desc limit 1',
      [orderId],
    );
    return {
      answer,
      token: answer.body.next?.fields?.SpiToken ?? '',
      ref: newest?.merchant_ref ?? '',
      attemptId: newest?.id ?? '',
    };
  };
  return {
    startCredomatic: start,
    placeOrder: async (who: TestUser): Promise<string> =>
      (await shop.order(who, { payment_method: 'credomatic', expected_total: 59.9 })).id,
    /** A user with a saved card, and a begun payment of an order. */
    begun: async (more: { number?: string; cvc?: string } = {}) => {
      const who = await createTestUser(server);
      const card: AnyJson = await cardSteps(shop).saveCard(who, more.number);
      const order: AnyJson = await shop.order(who, {
        payment_method: 'credomatic',
        expected_total: 59.9,
      });
      const how = { cardId: card.id, ...(more.cvc === undefined ? {} : { cvc: more.cvc }) };
      return { who, card, id: String(order.id), ...(await start(who, order.id, how)) };
    },
    /** Presses a button of the bank's page. Returns the fields that the browser brings back. */
    press: async (token: string, outcome: string): Promise<Record<string, string>> =>
      (await sandbox.call('POST', '/powertranz/_pay', { token, outcome })).fields,
    /** The browser's return: a form, or the JSON itself. Returns the address that it is sent to. */
    comeBack: async (fields: Record<string, string>, how: 'form' | 'json' = 'form') => {
      const request =
        how === 'form'
          ? asForm(fields)
          : {
              ...asForm({}),
              headers: { 'content-type': 'application/json' },
              body: fields['Response'] ?? '',
            };
      const answer = await fetch(`${server.origin}/v1/payments/credomatic/return`, request);
      return { status: answer.status, location: answer.headers.get('location') ?? '' };
    },
    injectFault: (at: string, fault: string, merchantRef: string, times: number | null = 1) =>
      sandbox.injectFault('powertranz', { at, fault, merchantRef, times }),
    money: async (ref: string) => {
      const truth = await sandbox.truth(ref);
      return { captured: truth?.captured ?? 0, refunded: truth?.refunded ?? 0 };
    },
    /** Runs six rounds of the payment jobs of an attempt. */
    runPaymentJobs: async (attemptId: string): Promise<void> => {
      for (let round = 0; round < 6; round += 1)
        for (const name of ['commit-payment', 'refund-payment', 'poll-payment'] as const)
          await shop.runJobs(name, attemptId);
    },
  };
}
