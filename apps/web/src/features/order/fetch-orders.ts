import { getActiveOrders, getOrder, getOrders } from '@comanda/contract/orders.ts';
import { isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../shop/app-context.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import { newestFirst, pageSize } from './orders-state.ts';

type Source = Pick<AppContext, 'api' | 'sessions' | 'orderBuyers'>;

/** A page of one session's history, the newest first. */
export type OrdersPage = { buyer: UserId; orders: readonly Order[] };

/**
 * The first page of the history of every session in this browser. A former guest session without
 * orders is removed.
 */
export async function fetchFirstPages(
  source: Source,
  signal: AbortSignal,
): Promise<Result<readonly OrdersPage[], Refusal>> {
  const requests = source.sessions
    .all()
    .map((session) => fetchPage(source, session, undefined, signal));
  const { pages, refusal } = splitAnswers(await Promise.all(requests));
  for (const { buyer, orders } of pages) if (orders.length === 0) dropEarlierSession(source, buyer);
  return pages.length === 0 && refusal !== null ? refuse(refusal) : accept(pages);
}

/**
 * The next page of each session whose history continues; `olderThan`: the last known order of each
 * session.
 */
export async function fetchOlderPages(
  source: Source,
  olderThan: ReadonlyMap<UserId, OrderId>,
): Promise<Result<readonly OrdersPage[], Refusal>> {
  const requests = source.sessions.all().flatMap((session) => {
    const before = olderThan.get(session.userId);
    return before === undefined ? [] : [fetchPage(source, session, before)];
  });
  const { pages, refusal } = splitAnswers(await Promise.all(requests));
  return refusal === null ? accept(pages) : refuse(refusal);
}

/** Every active order of this browser's sessions, newest first. A scheduled order may be old. */
export async function fetchActiveOrders(
  source: Source,
  signal: AbortSignal,
): Promise<Result<readonly Order[], Refusal>> {
  const requests = source.sessions.all().map(async (session) => {
    const answer = await source.api.call(getActiveOrders, { signal, as: session });
    return answer.ok ? accept(recordBuyer(source, session, answer.value ?? [])) : answer;
  });
  const { pages, refusal } = splitAnswers(await Promise.all(requests));
  return refusal === null ? accept(pages.flat().toSorted(newestFirst)) : refuse(refusal);
}

/** Fetches one order with the session that placed it. */
export const fetchOrder = (
  { api, orderBuyers }: Source,
  id: OrderId,
  signal: AbortSignal,
): Promise<Result<Order | null, Refusal>> =>
  orderBuyers.callAsBuyer(id, (as) => api.call(getOrder, { params: { id }, signal, as }));

async function fetchPage(
  source: Source,
  session: BrowserSession,
  before?: OrderId,
  signal?: AbortSignal,
): Promise<Result<OrdersPage, Refusal>> {
  const query = { before, limit: pageSize };
  const answer = await source.api.call(getOrders, {
    query,
    as: session,
    ...(signal === undefined ? {} : { signal }),
  });
  return answer.ok
    ? accept({ buyer: session.userId, orders: recordBuyer(source, session, answer.value ?? []) })
    : answer;
}

function recordBuyer(
  { orderBuyers }: Source,
  session: BrowserSession,
  orders: readonly Order[],
): readonly Order[] {
  orderBuyers.recordBuyer(orders, session);
  return orders;
}

/** A session that just ended has no orders: it does not make the other sessions fail. */
function splitAnswers<T>(answers: readonly Result<T, Refusal>[]): {
  pages: readonly T[];
  refusal: Refusal | null;
} {
  const pages = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const refusals = answers.flatMap((answer) =>
    answer.ok || isLoggedOut(answer.error) ? [] : [answer.error],
  );
  return { pages, refusal: refusals[0] ?? null };
}

function dropEarlierSession({ sessions }: Source, buyer: UserId): void {
  const [current] = sessions.all();
  const earlier = sessions.all().find(({ userId }) => userId === buyer);
  if (earlier !== undefined && earlier !== current) sessions.drop(earlier.token);
}
