import { askKushki } from '../../../apps/server/src/testing/drivers/kushki-calls.ts';
import { type Flow, paymentOf, placeOrder } from '../flow.ts';
import type { FlowKind } from './flow-kinds.ts';

/**
 * Kushki's script makes a token of the number; Oneclick's page takes a card. The number also stands
 * where it does not belong.
 */
export const chileFlows: readonly FlowKind[] = [
  ...(['approved', 'declined', 'challenge'] as const).map((card): FlowKind => ({
    name: `kushki, typed card: ${card}`,
    brand: 'burger',
    card,
    run: async (flow) => payWithToken(flow, await tokenOf(flow, 'payment')),
  })),
  ...['error500', 'resetAfter', 'malformedJson', 'slow'].map((fault): FlowKind => ({
    name: `kushki, ${fault} at charge`,
    brand: 'burger',
    card: 'approved',
    run: async (flow) => {
      const token = await tokenOf(flow, 'payment');
      await flow.stage.sandbox.injectFault('kushki', { at: 'charge', fault, times: 1, ms: 300 });
      return payWithToken(flow, token);
    },
  })),
  {
    name: 'kushki, saved card',
    brand: 'burger',
    card: 'approved',
    run: async (flow) => {
      const cardId = await saveCard(flow, { token: await tokenOf(flow, 'storing') });
      const device = await flow.asUser({
        method: 'POST',
        path: `/v1/users/cards/kushki_card_subscription/${cardId}/device_token`,
      });
      const orderId = await placeOrder(flow, 'kushkiCardSubscription');
      await flow.asUser({
        method: 'POST',
        path: `/v1/orders/${orderId}/payments/kushki_card_subscription`,
        body: { card_id: cardId, payment_token: String(device.body?.paymentToken) },
      });
      return paymentOf(flow, orderId);
    },
  },
  {
    name: 'kushki, the number as the token',
    brand: 'burger',
    card: 'approved',
    run: async (flow) => {
      await saveCard(flow, { token: flow.card.number });
      return payWithToken(flow, flow.card.number);
    },
  },
  ...(['visa', 'mastercard'] as const).map((card): FlowKind => ({
    name: `oneclick, ${card}, the number in the addresses`,
    brand: 'burger',
    card: 'approved',
    run: (flow) => payWithOneclick(flow, card),
  })),
];

async function tokenOf(flow: Flow, use: 'payment' | 'storing'): Promise<string> {
  const { number, cvc: cvv } = flow.card;
  const card = { name: 'Ana Rojas', number, expiryMonth: '12', expiryYear: '39', cvv };
  const path = use === 'payment' ? '/card/v1/tokens' : '/v1/subscription-tokens';
  const amount = use === 'payment' ? { totalAmount: 5_990 } : {};
  const { token = '' } = await askKushki(flow.stage.sandbox, path, {
    card,
    currency: 'CLP',
    ...amount,
  });
  flow.noteToken(token);
  return token;
}

async function payWithToken(flow: Flow, token: string): Promise<string> {
  const orderId = await placeOrder(flow, 'kushkiCard');
  const { status } = await flow.asUser({
    method: 'POST',
    path: `/v1/orders/${orderId}/payments/kushki_card`,
    body: { payment_token: token },
  });
  return `${status} ${await paymentOf(flow, orderId)}`;
}

async function saveCard(flow: Flow, body: object): Promise<string> {
  const begun = await flow.asUser({
    method: 'POST',
    path: '/v1/users/cards/kushki_card_subscription/init_inscription',
    body,
  });
  const saved = await flow.call({
    path: '/v1/users_job',
    headers: { 'x-job-authorization': String(begun.body?.jobToken) },
  });
  return String(saved.body?.id ?? crypto.randomUUID());
}

async function payWithOneclick(flow: Flow, card: string): Promise<string> {
  const begin = (redirect: string) =>
    flow.asUser({
      method: 'POST',
      path: '/v1/users/cards/oneclick/init_inscription',
      body: { redirect_url: `${flow.origin}/processing-oneclick${redirect}` },
    });
  await begin(`?card=${flow.card.number}`);
  const { body } = await begin('');
  const token = String(body?.next?.fields?.TBK_TOKEN ?? '');
  const { fields } = await flow.stage.sandbox.call('POST', '/oneclick/_enrol', {
    token,
    outcome: `card:${card}`,
  });
  const query = new URLSearchParams({ ...fields, number: flow.card.number, cvc: flow.card.marker });
  const arrived = await flow.call({ path: `/v1/cards/oneclick/return?${query.toString()}` });
  const page = new URL(arrived.headers.location ?? '/', flow.origin);
  const saved = await flow.asUser({
    method: 'POST',
    path: '/v1/users/cards/oneclick/finish_inscription',
    body: {
      enrolment_id: page.searchParams.get('enrolment') ?? crypto.randomUUID(),
      arrival_key: /^#key=(.+)$/u.exec(page.hash)?.[1] ?? 'none',
    },
  });
  const orderId = await placeOrder(flow, 'oneclick');
  const cardId = String(saved.body?.id ?? crypto.randomUUID());
  const charge = `/v1/orders/${orderId}/payments/oneclick/authorize?card_id=${cardId}`;
  await flow.asUser({ method: 'POST', path: `${charge}&card_number=${flow.card.number}` });
  await flow.asUser({ method: 'POST', path: charge });
  return paymentOf(flow, orderId);
}
