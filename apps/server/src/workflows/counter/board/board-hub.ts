import { type BoardEvent, boardEventSchema } from '@comanda/contract/counter/board.ts';
import { staffReachesStore } from '@comanda/domain/counter/staff-reaches-store.ts';
import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { Deps } from '../../../deps.ts';
import { liveStaffSessions } from '../../../features/session/live-staff-sessions.ts';
import { autocommit } from '../../../platform/db/single-statement.ts';
import type { Change } from '../../../platform/events.ts';
import type { TenantContext } from '../../../platform/http/call.ts';
import { answerText } from '../../../platform/http/compile-endpoint.ts';
import type { BoardFollower } from './board-follower.ts';
import { readBoard, readOrderEvents } from './read-board.ts';

/** Sends each change of an order to all open boards of its store. docs/rules/counter-board.md#live-board. */
export type BoardHub = {
  /** Adds a stream until the returned function is called. It is given the whole board first. */
  join(tenant: Pick<TenantContext, 'id' | 'decimals'>, follower: BoardFollower): () => void;
  close(): void;
};

type HubDeps = Pick<Deps, 'db' | 'menus' | 'clock' | 'events' | 'log'>;

/** The open boards of one brand in this process. One loop reads for all of them. */
type BrandBoards = {
  readonly tenantId: TenantId;
  readonly decimals: Decimals;
  readonly followers: Set<BoardFollower>;
  readonly changed: Set<OrderId>;
  isWorking: boolean;
};

/** Ended sessions close their streams within this time. */
const usualCheckMs = 20_000;
/** All boards are read again this often: time alone makes an order of tomorrow one of today. */
const readAgainMs = 5 * 60_000;
const retryMs = 1_000;

const texts: Record<Decimals, (event: BoardEvent) => string> = {
  0: answerText(boardEventSchema, 0),
  2: answerText(boardEventSchema, 2),
};

export function createBoardHub(deps: HubDeps, checkMs = usualCheckMs): BoardHub {
  const brands = new Map<TenantId, BrandBoards>();
  const stops = [
    deps.events.subscribe((change) => {
      const boards = brands.get(change.tenantId);
      if (boards) onChange(deps, boards, change);
    }),
    deps.events.onMissed(() => brands.forEach((boards) => readAllAgain(deps, boards))),
  ];
  const each = (work: (boards: BrandBoards) => void) => () => brands.forEach(work);
  const timers = [
    setInterval(
      each((boards) => void endDeadSessions(deps, boards)),
      checkMs,
    ).unref(),
    setInterval(
      each((boards) => readAllAgain(deps, boards)),
      readAgainMs,
    ).unref(),
  ];
  return {
    join: ({ id: tenantId, decimals }, follower) => {
      const fresh = { tenantId, decimals, followers: new Set<BoardFollower>() };
      const boards = brands.get(tenantId) ?? { ...fresh, changed: new Set(), isWorking: false };
      brands.set(tenantId, boards);
      boards.followers.add(follower);
      void work(deps, boards);
      return () => {
        boards.followers.delete(follower);
        if (boards.followers.size === 0) brands.delete(tenantId);
      };
    },
    close: () => {
      stops.forEach((stop) => stop());
      timers.forEach(clearInterval);
    },
  };
}

/** A notice of an older server and one of this process have no store: the order is read to learn it. */
function onChange(deps: HubDeps, boards: BrandBoards, { kind, id, storeId }: Change): void {
  if (kind === 'session') void endDeadSessions(deps, boards);
  if (kind === 'tenant' || kind === 'store') readAllAgain(deps, boards);
  if (kind !== 'order' || (storeId !== undefined && !isOpen(boards, storeId))) return;
  boards.changed.add(id as OrderId);
  void work(deps, boards);
}

const isOpen = ({ followers }: BrandBoards, storeId: StoreId): boolean =>
  [...followers].some((follower) => follower.storeId === storeId);

function readAllAgain(deps: HubDeps, boards: BrandBoards): void {
  for (const follower of boards.followers) follower.wantsBoard = true;
  void work(deps, boards);
}

/** Reads and sends until nothing waits. One loop for each brand, so that an older reading never comes after a newer one. */
async function work(deps: HubDeps, boards: BrandBoards): Promise<void> {
  if (boards.isWorking) return;
  boards.isWorking = true;
  try {
    while (boards.changed.size > 0 || waitingStore(boards) !== null) {
      await sendBoard(deps, boards);
      await sendChanges(deps, boards);
    }
    boards.isWorking = false;
  } catch (error) {
    deps.log.warn({ err: error, tenantId: boards.tenantId }, 'boards could not be read');
    setTimeout(() => {
      boards.isWorking = false;
      readAllAgain(deps, boards);
    }, retryMs).unref();
  }
}

const waitingStore = ({ followers }: BrandBoards): StoreId | null =>
  [...followers].find(({ wantsBoard }) => wantsBoard)?.storeId ?? null;

/** Reads one store's board once and gives it to all its streams that wait for it. */
async function sendBoard(deps: HubDeps, boards: BrandBoards): Promise<void> {
  const storeId = waitingStore(boards);
  if (storeId === null) return;
  const waiting = [...boards.followers].filter(
    (each) => each.storeId === storeId && each.wantsBoard,
  );
  for (const follower of waiting) follower.wantsBoard = false;
  const board = await readBoard(deps, boards.tenantId, storeId);
  const text = board && texts[boards.decimals]({ kind: 'board', board });
  for (const follower of waiting) {
    if (text === null) follower.end();
    else follower.giveBoard(text);
  }
}

/** Reads the changed orders once and gives each to all streams of its store. */
async function sendChanges(deps: HubDeps, boards: BrandBoards): Promise<void> {
  const ids = [...boards.changed];
  boards.changed.clear();
  if (ids.length === 0) return;
  for (const { storeId, event } of await readOrderEvents(deps, boards.tenantId, ids)) {
    const id = event.kind === 'order' ? event.card.id : event.id;
    const text = texts[boards.decimals](event);
    for (const follower of boards.followers)
      if (follower.storeId === storeId) follower.giveOrder(id, text);
  }
}

/** Ends the streams whose session has ended or no longer has the store. */
async function endDeadSessions(deps: HubDeps, { tenantId, followers }: BrandBoards): Promise<void> {
  const hashes = [...new Set([...followers].map(({ session }) => session.staffTokenHash))];
  try {
    const live = await liveStaffSessions(autocommit(deps.db, tenantId), hashes, deps.clock());
    for (const follower of followers) {
      const storeIds = live.get(follower.session.staffTokenHash);
      if (!storeIds || !staffReachesStore(storeIds, follower.storeId)) follower.end();
    }
  } catch (error) {
    deps.log.warn({ err: error, tenantId }, 'sessions of boards could not be checked');
  }
}
