import type { Deps } from '../deps.ts';
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { createBoardHub } from './board-hub.ts';
import { dismissOrder } from './dismiss-order.ts';
import { followBoard } from './follow-board.ts';
import { handOverOrder } from './hand-over-order.ts';
import { acceptOrder, readyOrder, startOrder } from './move-orders.ts';
import { getBoard } from './read-board.ts';
import { rejectOrder } from './reject-order.ts';

export function boardRoutes(allDeps: Deps) {
  const deps = {
    ...allDeps,
    boardHub: createBoardHub(allDeps),
    openBoards: createConcurrencyLimit(),
  };
  return {
    getBoard: (call) => getBoard(deps, call),
    followBoard: (call) => followBoard(deps, call),
    acceptOrder: (call) => acceptOrder(deps, call),
    rejectOrder: (call) => rejectOrder(deps, call),
    startOrder: (call) => startOrder(deps, call),
    readyOrder: (call) => readyOrder(deps, call),
    handOverOrder: (call) => handOverOrder(deps, call),
    dismissOrder: (call) => dismissOrder(deps, call),
  } satisfies RouteHandlers;
}
