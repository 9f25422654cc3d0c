import type { AnyJson } from '../../../apps/server/src/testing/any-json.ts';
import { type Flow, paymentOf, placeOrder } from '../flow.ts';
import type { FlowKind } from './flow-kinds.ts';

/** The gateway fails once at a call; the shopper goes on. */
const atFault = (at: string, fault: string): FlowKind => ({
  name: `credomatic, ${fault} at ${at}`,
  brand: 'cocina',
  card: 'challenge',
  run: async (flow) => {
    const inject = () =>
      flow.stage.sandbox.injectFault('powertranz', { at, fault, times: 1, ms: 300 });
    const isAtCard = at === 'enrol' || at === 'finishEnrolment';
    if (isAtCard) await inject();
    const cardId = await saveCard(flow);
    if (!isAtCard) await inject();
    const { orderId, token } = await begin(flow, cardId);
    if (token !== '') await comeBack(flow, await pressAtBank(flow, token, 'pay'));
    return paymentOf(flow, orderId);
  },
});

const atBank = (press: string): FlowKind => ({
  name: `credomatic, bank: ${press}`,
  brand: 'cocina',
  card: 'challenge',
  run: async (flow) => {
    const { orderId, token } = await begin(flow, await saveCard(flow));
    await comeBack(flow, await pressAtBank(flow, token, press));
    return paymentOf(flow, orderId);
  },
});

/**
 * The number is typed on PowerTranz' hosted page and the code in the shop, as a shopper does; then
 * the bank, the gateway or the network answers.
 */
export const credomaticFlows: readonly FlowKind[] = [
  ...['pay'].map(atBank),
  {
    name: 'credomatic, American Express at once',
    brand: 'cocina',
    card: 'amex',
    run: async (flow) => paymentOf(flow, (await begin(flow, await saveCard(flow))).orderId),
  },
  {
    name: 'credomatic, a code of the wrong form',
    brand: 'cocina',
    card: 'challenge',
    run: async (flow) => {
      const cardId = await saveCard(flow);
      const orderId = await placeOrder(flow, 'credomatic');
      for (const cvc of [flow.card.marker, `${flow.card.cvc}${flow.card.cvc}`, flow.card.number])
        await start(flow, { orderId, cardId, cvc });
      const { status } = await start(flow, { orderId, cardId, cvc: flow.card.marker });
      return String(status);
    },
  },
  {
    name: 'credomatic, the result comes as JSON with the number inside',
    brand: 'cocina',
    card: 'challenge',
    run: async (flow) => {
      const { orderId, token } = await begin(flow, await saveCard(flow));
      const { Response = '{}' } = await pressAtBank(flow, token, 'pay');
      const { number, cvc } = flow.card;
      const more = { ...JSON.parse(Response), CardPan: number, CardCvv: cvc, Note: number };
      await comeBack(flow, { Response: JSON.stringify(more) }, 'json');
      return paymentOf(flow, orderId);
    },
  },
  {
    name: 'credomatic, nobody comes back',
    brand: 'cocina',
    card: 'challenge',
    run: async (flow) => {
      const { orderId, token } = await begin(flow, await saveCard(flow));
      await pressAtBank(flow, token, 'pay');
      return paymentOf(flow, orderId);
    },
  },
  {
    name: 'credomatic, the same key with another code',
    brand: 'cocina',
    card: 'challenge',
    run: async (flow) => {
      const cardId = await saveCard(flow);
      const orderId = await placeOrder(flow, 'credomatic');
      const headers = { 'idempotency-key': crypto.randomUUID() };
      await start(flow, { orderId, cardId, cvc: '555', headers });
      const again = await start(flow, { orderId, cardId, headers });
      return `${again.status} ${await paymentOf(flow, orderId)}`;
    },
  },
  {
    name: 'credomatic, the hosted page’s return has the number',
    brand: 'cocina',
    card: 'challenge',
    run: async (flow) => String((await saveCard(flow, { CardPan: flow.card.number })).length > 0),
  },
  ...['decline', 'expire', 'cancel', 'reject', 'unavailable', 'attempt'].map(atBank),
  ...['error500', 'resetAfter', 'resetBefore', 'malformedJson', 'error502Html', 'slow'].flatMap(
    (fault) => ['create', 'commit', 'enrol', 'finishEnrolment'].map((at) => atFault(at, fault)),
  ),
];

/** Saves the card by the hosted page. Returns its id; empty: it was not saved. */
async function saveCard(flow: Flow, more: object = {}): Promise<string> {
  const begun = await flow.asUser({
    method: 'POST',
    path: '/v1/users/cards/credomatic/init_inscription',
    body: { redirect_url: `${flow.origin}/processing-oneclick` },
  });
  const token: unknown = begun.body?.next?.fields?.SpiToken;
  if (typeof token !== 'string') return '';
  const fields = await pressAtBank(flow, token, 'pay', flow.card.number);
  const body = { ...JSON.parse(fields['Response'] ?? '{}'), ...more };
  const arrived = await flow.call({
    method: 'POST',
    path: '/v1/cards/credomatic/return',
    headers: form,
    body: new URLSearchParams({ Response: JSON.stringify(body) }).toString(),
  });
  const page = new URL(arrived.headers.location ?? '/', flow.origin);
  const saved = await flow.asUser({
    method: 'POST',
    path: '/v1/users/cards/credomatic/finish_inscription',
    body: {
      enrolment_id: page.searchParams.get('enrolment') ?? crypto.randomUUID(),
      arrival_key: /^#key=(.+)$/u.exec(page.hash)?.[1] ?? 'none',
    },
  });
  return String(saved.body?.id ?? '');
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

type Start = { orderId: string; cardId: string; cvc?: string; headers?: Record<string, string> };

/** Begins a payment with the card and the code of the flow, or with another. */
const start = (flow: Flow, { orderId, cardId, cvc = flow.card.cvc, headers = {} }: Start) =>
  flow.asUser({
    method: 'POST',
    path: `/v1/orders/${orderId}/payments/credomatic`,
    headers,
    body: {
      card_id: cardId === '' ? crypto.randomUUID() : cardId,
      cvc,
      redirect_url: `${flow.origin}/processing-purchase`,
    },
  });

async function begin(flow: Flow, cardId: string): Promise<{ orderId: string; token: string }> {
  const orderId = await placeOrder(flow, 'credomatic');
  const { body } = await start(flow, { orderId, cardId });
  return { orderId, token: String(body?.next?.fields?.SpiToken ?? '') };
}

/**
 * Presses a button of the bank's page, or types the number on the hosted page. Returns the fields
 * of the return.
 */
async function pressAtBank(
  { stage }: Flow,
  token: string,
  outcome: string,
  number?: string,
): Promise<Record<string, string>> {
  const body = { token, outcome, ...(number === undefined ? {} : { number }) };
  const pressed: AnyJson = await stage.sandbox
    .call('POST', '/powertranz/_pay', body)
    .catch(() => null);
  return pressed?.fields ?? {};
}

const comeBack = (flow: Flow, fields: Record<string, string>, how: 'form' | 'json' = 'form') =>
  flow.call({
    method: 'POST',
    path: '/v1/payments/credomatic/return',
    headers: how === 'form' ? form : { 'content-type': 'application/json' },
    body: how === 'form' ? new URLSearchParams(fields).toString() : (fields['Response'] ?? ''),
  });
