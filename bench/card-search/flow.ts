import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { benchOrderBody } from '../lib/cart.ts';
import type { BenchUser } from '../lib/discount-users.ts';
import { exchange, type Reply, type Sent } from './exchange.ts';
import type { FlowCard } from './flow-card.ts';
import type { Stage } from './open-stage.ts';

/** The connection broke, as when its server is killed. */
export class InterruptedError extends Error {}

type Call = Omit<Sent, 'brand'>;

/**
 * One flow: a user with a card, who calls the shop. `note` remembers a reference by which records
 * of the flow are known.
 */
export type Flow = {
  brand: string;
  card: FlowCard;
  who: BenchUser;
  stage: Stage;
  /** @throws InterruptedError if no answer came. */
  call(sent: Call): Promise<Reply>;
  /** Calls as the user, with a new Idempotency-Key. */
  asUser(sent: Call): Promise<Reply>;
  /** Origin of the shop, for addresses to which the browser returns. */
  origin: string;
  note(reference: string): void;
  /** A token that a provider's script made of the card. */
  noteToken(token: string): void;
};

export type FlowParts = {
  brand: string;
  card: FlowCard;
  who: BenchUser;
  stage: Stage;
  references: Map<string, Set<FlowCard>>;
  tokens: Set<string>;
  beforeCall: () => void;
};

export function openFlow({ references, tokens, beforeCall, ...flow }: FlowParts): Flow {
  const { stage, brand, who, card } = flow;
  const note = (reference: string): void => {
    const cards = references.get(reference) ?? new Set();
    references.set(reference, cards.add(card));
  };
  const call = async (sent: Call): Promise<Reply> => {
    beforeCall();
    const reply = await exchange(await stage.port(), { brand, ...sent });
    if (reply === null) throw new InterruptedError(`${sent.method ?? 'GET'} ${sent.path}`);
    const { status, headers, text } = reply;
    stage.evidence.add('answers', 'answers.txt', `${status} ${JSON.stringify(headers)} ${text}\n`);
    const requestId = headers['x-request-id'];
    if (typeof requestId === 'string') note(requestId);
    return reply;
  };
  note(who.id);
  return {
    ...flow,
    call,
    asUser: (sent) => call({ ...sent, headers: { ...userHeaders(who), ...sent.headers } }),
    origin: `http://${brand}.localhost`,
    note,
    noteToken: (token) => void tokens.add(token),
  };
}

const userHeaders = ({ token }: BenchUser) => ({
  authorization: `Bearer ${token}`,
  'idempotency-key': crypto.randomUUID(),
});

const totals: Readonly<Record<string, number>> = { burger: 5_990, cocina: 59.9 };
const burgerLine = {
  key: 'a',
  product_id: 1,
  quantity: 1,
  modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }],
};

/** Body of the order of one burger, paid online. `changes`: other fields of the order. */
export function orderBody({ brand }: Pick<Flow, 'brand'>, method: string, changes: object = {}) {
  const inCash = benchOrderBody([burgerLine], 1, totals[brand] ?? 0);
  const order = { ...inCash.order, payment_method: method, ...changes };
  return { ...inCash, order, online_payment: true };
}

/** Places an order that awaits its payment. Returns its id. */
export async function placeOrder(flow: Flow, method: string): Promise<string> {
  const body = orderBody(flow, method);
  const placed = await flow.asUser({ method: 'POST', path: '/v1/orders', body });
  const job = await flow.call({
    path: '/v1/orders_job',
    headers: { 'x-job-authorization': String(placed.body?.jobToken) },
  });
  const order: AnyJson = job.body;
  if (typeof order?.id !== 'string')
    throw new Error(`no order: ${placed.status} ${placed.text} ${job.status} ${job.text}`);
  flow.note(order.id);
  return order.id;
}

/**
 * Returns the payment as the shopper sees it: the order's payment status, and the problem of the
 * last attempt.
 */
export async function paymentOf(flow: Flow, orderId: string): Promise<string> {
  const { body } = await flow.asUser({ path: `/v1/orders/${orderId}` });
  return [body?.paymentStatus, body?.payment?.problem].filter(Boolean).join(' ');
}
