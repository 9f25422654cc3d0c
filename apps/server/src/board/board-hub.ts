import { isUuidOf, type OrderId, type TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import type { Change } from '../platform/events.ts';
import type { TenantContext } from '../platform/http/call.ts';
import type { BoardFollower } from './board-follower.ts';
import { type BrandBoards, isFollowed, noBoards, wantBoards } from './brand-boards.ts';
import { endDeadSessions } from './end-dead-sessions.ts';
import { readForBoards } from './read-for-boards.ts';

/**
 * Sends each change of an order to all open boards of its store.
 * docs/rules/counter-board.md#live-board.
 */
export type BoardHub = {
  /**
   * Adds the followers of a stream until the returned function is called. Each is given the whole
   * board of its store first.
   */
  join(
    tenant: Pick<TenantContext, 'id' | 'decimals'>,
    followers: readonly BoardFollower[],
  ): () => void;
  close(): void;
};

type HubDeps = Pick<Deps, 'db' | 'menus' | 'clock' | 'events' | 'log'>;

/** Ended sessions close their streams within this time. */
const usualCheckMs = 20_000;
/** All boards are read again this often: time alone makes an order of tomorrow one of today. */
const readAgainMs = 5 * 60_000;

export function createBoardHub(deps: HubDeps, checkMs = usualCheckMs): BoardHub {
  const brands = new Map<TenantId, BrandBoards>();
  const each = (work: (boards: BrandBoards) => void) => () => brands.forEach(work);
  const readAll = each((boards) => readAllAgain(deps, boards));
  const endDead = each((boards) => void endDeadSessions(deps, boards));
  const stops = [
    deps.events.subscribe((change) => {
      const boards = brands.get(change.tenantId);
      if (boards) onChange(deps, boards, change);
    }),
    deps.events.onMissed(readAll),
  ];
  const timers = [setInterval(endDead, checkMs).unref(), setInterval(readAll, readAgainMs).unref()];
  return {
    join: ({ id, decimals }, followers) => {
      const boards = brands.get(id) ?? noBoards(id, decimals);
      brands.set(id, boards);
      for (const follower of followers) boards.followers.add(follower);
      void readForBoards(deps, boards);
      return () => {
        for (const follower of followers) boards.followers.delete(follower);
        if (boards.followers.size === 0 && brands.get(id) === boards) brands.delete(id);
      };
    },
    close: () => {
      stops.forEach((stop) => stop());
      timers.forEach(clearInterval);
    },
  };
}

/** A notice of this process has no store: the order is read to learn it. */
function onChange(deps: HubDeps, boards: BrandBoards, { kind, id, storeId }: Change): void {
  if (kind === 'session') void endDeadSessions(deps, boards);
  if (kind === 'tenant' || kind === 'store') readAllAgain(deps, boards);
  if (kind === 'printer') readStoreAgain(deps, boards, Number(id));
  if (kind !== 'order' || (storeId !== undefined && !isFollowed(boards, storeId))) return;
  if (!isUuidOf<OrderId>(id)) return;
  boards.changed.add(id);
  void readForBoards(deps, boards);
}

function readStoreAgain(deps: HubDeps, boards: BrandBoards, storeId: number): void {
  for (const follower of boards.followers)
    if (follower.storeId === storeId) follower.wantsBoard = true;
  void readForBoards(deps, boards);
}

function readAllAgain(deps: HubDeps, boards: BrandBoards): void {
  wantBoards(boards);
  void readForBoards(deps, boards);
}
