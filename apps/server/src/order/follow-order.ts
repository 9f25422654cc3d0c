import { hourMs } from '@comanda/domain/duration.ts';
import { type followOrder as endpoint } from '@comanda/contract/orders.ts';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, TenantId, UserId } from '@comanda/domain/ids.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findOrderOfBuyer } from './find-orders.rows.ts';
import { type OrderRow, toOrder } from './order.rows.ts';
import { buyerNamedLimits } from '../order-limits/named-limits.ts';
import { orderLimitsOf } from '../order-limits/order-limits-of.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Events } from '../platform/events.ts';
import { wakeable } from '../platform/events/wakeable.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { answerText } from '../platform/http/compile-endpoint.ts';
import { eventStream } from '../platform/http/event-stream.ts';
import type { ConcurrencyLimit } from '../platform/concurrency-limit.ts';
import { buyerOf } from './read-orders.ts';

type Endpoint = typeof endpoint;
/** `openStreams`: open streams of this process, by buyer and network. */
type FollowDeps = Pick<
  Deps,
  'db' | 'sessions' | 'events' | 'clock' | 'config' | 'menus' | 'metrics'
> & {
  openStreams: ConcurrencyLimit;
};
/** Seconds after which a refused client may try again. */
const retryAfterSeconds = 30;

/**
 * The order is read at least this often, because a notification can be lost with its connection.
 */
const readAgainMs = 20_000;
/**
 * A stream ends after this time. The browser then opens another one, and its token is checked
 * again.
 */
const streamLastsMs = hourMs;

const texts = { 0: answerText(orderSchema, 0), 2: answerText(orderSchema, 2) };

/**
 * Streams the order, first as it is now, then after each change, in the form of getOrder. The
 * stream ends with the order and with the session. docs/rules/orders.md#live-stream.
 */
export async function followOrder(
  deps: FollowDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, tenant, session, signal } = call;
  const buyer = buyerOf(session);
  if (buyer === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const read = () => findOrderOfBuyer(autocommit(deps.db, tenant.id), buyer, params.id);
  const subscribe = () =>
    streamChanges(deps.events, tenant.id, { orderId: params.id, buyer }, signal);
  const isLive = () => deps.sessions.isLive(tenant.id, session);
  if (!(await read())) return refuse(refusalOf('NOT_FOUND'));
  if (!(await openStream(deps, call, buyer, signal)))
    return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds: retryAfterSeconds }));
  const text = (row: OrderRow) => texts[tenant.decimals](toOrder(row, deps.clock()));
  return accept(
    eventStream(
      orderStates({
        read,
        subscribe,
        isLive,
        text,
        until: deps.clock() + streamLastsMs,
        clock: deps.clock,
      }),
    ),
  );
}

/**
 * Counts the stream as open until its connection ends. Returns false if the buyer or the network
 * has the maximum of open streams.
 */
async function openStream(
  deps: FollowDeps,
  { tenant, ip }: Call<Endpoint>,
  buyer: UserId,
  signal: AbortSignal,
): Promise<boolean> {
  const limits = orderLimitsOf(deps, await deps.menus.tenant(tenant.id));
  if (!limits) return true;
  const counted = buyerNamedLimits(tenant.id, buyer, ip, {
    perBuyer: limits.perBuyer.eventStreams,
    perNetwork: limits.perNetwork.eventStreams,
  });
  const close = deps.openStreams.acquire(counted);
  if (close === null) deps.metrics.count('comanda_limit_hits_total', { limit: 'eventStreams' });
  else if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
  return close !== null;
}

/**
 * Wakes at each notification about the order or the buyer's sessions, and when the client has
 * disconnected.
 */
function streamChanges(
  events: Events,
  tenantId: TenantId,
  { orderId, buyer }: { orderId: OrderId; buyer: UserId },
  signal: AbortSignal,
) {
  const wakeUps = wakeable(signal);
  const watched = new Set([`order ${orderId}`, `session ${buyer}`]);
  const stop = events.subscribe(({ kind, id, tenantId: changed }) => {
    if (changed === tenantId && watched.has(`${kind} ${id}`)) wakeUps.wake();
  });
  return { ...wakeUps, stop };
}

type OrderStream = {
  read(): Promise<OrderRow | null>;
  subscribe(): ReturnType<typeof streamChanges>;
  /** Returns whether the token of the stream is still valid. */
  isLive(): Promise<boolean>;
  text(row: OrderRow): string;
  until: number;
  clock(): number;
};

/**
 * Yields the order after each change while the session lasts. It subscribes before it reads the
 * order and the session, so that it misses no change.
 */
async function* orderStates({
  read,
  subscribe,
  isLive,
  text,
  until,
  clock,
}: OrderStream): AsyncGenerator<string> {
  const changes = subscribe();
  try {
    let sentVersion = 0;
    for (;;) {
      const row = await read();
      if (!row || !(await isLive())) return;
      if (row.version !== sentVersion) yield text(row);
      sentVersion = row.version;
      if (
        hasOrderEnded(row.status) ||
        clock() >= until ||
        (await changes.next(readAgainMs)) === 'closed'
      )
        return;
    }
  } finally {
    changes.stop();
  }
}
