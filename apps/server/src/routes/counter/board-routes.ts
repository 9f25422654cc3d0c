import type { Deps } from '../../deps.ts';
import { createConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import type { RouteHandlers } from '../../platform/http/call.ts';
import { createBoardHub } from '../../workflows/counter/board/board-hub.ts';
import { dismissOrder } from '../../workflows/counter/board/dismiss-order.ts';
import { followBoard } from '../../workflows/counter/board/follow-board.ts';
import { handOverOrder } from '../../workflows/counter/board/hand-over-order.ts';
import { acceptOrder, readyOrder, startOrder } from '../../workflows/counter/board/move-orders.ts';
import { getBoard } from '../../workflows/counter/board/read-board.ts';
import { rejectOrder } from '../../workflows/counter/board/reject-order.ts';

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
