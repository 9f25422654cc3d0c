import { hourMs } from '@comanda/domain/duration.ts';
import type { followBoard as endpoint } from '@comanda/contract/counter/board.ts';
import { maxBoardStreams } from '@comanda/domain/counter/board-streams.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { ConcurrencyLimit } from '../platform/concurrency-limit.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { eventStream } from '../platform/http/event-stream.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { type BoardFollower, createBoardFollower } from './board-follower.ts';
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
  const close = deps.openBoards.acquire([
    { name: 'server', limit: maxBoardStreams.server },
    { name: `${tenant.id} store ${storeId}`, limit: maxBoardStreams.store },
    { name: `${tenant.id} person ${staffSession.staffId}`, limit: maxBoardStreams.person },
  ]);
  if (close === null) {
    deps.metrics.count('comanda_limit_hits_total', { limit: 'boardStreams' });
    return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds: retryAfterSeconds }));
  }
  const follower = createBoardFollower({ storeId, session: staffSession }, signal, {
    until: deps.clock() + streamLastsMs,
    clock: deps.clock,
  });
  const leave = deps.boardHub.join(tenant, follower);
  const end = (): void => {
    leave();
    close();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return accept(eventStream(textsUntil(follower, end)));
}

async function* textsUntil(follower: BoardFollower, end: () => void): AsyncGenerator<string> {
  try {
    yield* follower.texts();
  } finally {
    end();
  }
}
