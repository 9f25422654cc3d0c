import { hourMs } from '@comanda/domain/duration.ts';
import type {
  followAllBoards as allEndpoint,
  followBoard as endpoint,
} from '@comanda/contract/counter/board.ts';
import { maxBoardStreams } from '@comanda/domain/counter/board-streams.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { ConcurrencyLimit } from '../platform/concurrency-limit.ts';
import type { Call, CallOutcome, StaffSession } from '../platform/http/call.ts';
import { eventStream } from '../platform/http/event-stream.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { type BoardStream, createBoardStream } from './board-follower.ts';
import type { BoardHub } from './board-hub.ts';

type Endpoint = typeof endpoint;
type FollowDeps = Pick<Deps, 'menus' | 'clock' | 'metrics'> & {
  boardHub: BoardHub;
  /** Open boards of this process, by person and store. */
  openBoards: ConcurrencyLimit;
};

/** Seconds after which a refused client may try again. */
const retryAfterSeconds = 30;
/**
 * A stream ends after this time. The browser then opens another one, and its token is checked
 * again.
 */
const streamLastsMs = hourMs;

/**
 * Streams the board of a store: the whole board, then each order that changes. Refused: NOT_FOUND
 * for a store of others, TOO_MANY_REQUESTS when the person, the store or the server has the most
 * boards open. docs/rules/counter-board.md#open-boards.
 */
export async function followBoard(
  deps: FollowDeps,
  { params, tenant, session, signal }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { id: storeId } = params;
  const staffSession = staffSessionOf(session);
  const isTheirs = staffReachesStore(staffSession.storeIds, storeId);
  if (!isTheirs || !(await deps.menus.storeFacts(tenant.id, storeId)))
    return refuse(refusalOf('NOT_FOUND'));
  return openStream(deps, { tenant, session: staffSession, signal, storeIds: [storeId] });
}

/**
 * Streams the boards of all stores that the session reaches, as {@link followBoard} does for one.
 * The stream counts once for the person and the server, and once for each store.
 * docs/rules/counter-board.md#all-stores-on-one-board.
 */
export async function followAllBoards(
  deps: FollowDeps,
  { tenant, session, signal }: Call<typeof allEndpoint>,
): Promise<CallOutcome<typeof allEndpoint>> {
  const staffSession = staffSessionOf(session);
  const published = await deps.menus.tenant(tenant.id);
  const ids = published?.stores.map(({ id }) => id) ?? [];
  const storeIds = ids.filter((id) => staffReachesStore(staffSession.storeIds, id));
  if (storeIds.length === 0) return refuse(refusalOf('NOT_FOUND'));
  return openStream(deps, { tenant, session: staffSession, signal, storeIds });
}

type Opened = Pick<Call<Endpoint>, 'tenant' | 'signal'> & {
  session: StaffSession;
  storeIds: readonly StoreId[];
};

function openStream(
  deps: FollowDeps,
  { tenant, session, signal, storeIds }: Opened,
): CallOutcome<Endpoint> {
  const close = deps.openBoards.acquire([
    { name: 'server', limit: maxBoardStreams.server },
    ...storeIds.map((id) => ({
      name: `${tenant.id} store ${id}`,
      limit: maxBoardStreams.store,
    })),
    { name: `${tenant.id} person ${session.staffId}`, limit: maxBoardStreams.person },
  ]);
  if (close === null) {
    deps.metrics.count('comanda_limit_hits_total', { limit: 'boardStreams' });
    return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds: retryAfterSeconds }));
  }
  const stream = createBoardStream({ storeIds, session }, signal, {
    until: deps.clock() + streamLastsMs,
    clock: deps.clock,
  });
  const leave = deps.boardHub.join(tenant, stream.followers);
  const end = (): void => {
    leave();
    close();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return accept(eventStream(textsUntil(stream, end)));
}

async function* textsUntil(stream: BoardStream, end: () => void): AsyncGenerator<string> {
  try {
    yield* stream.texts();
  } finally {
    end();
  }
}
