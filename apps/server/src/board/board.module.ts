import { defineModule } from '../module.ts';
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts';
import { implement } from '../platform/http/implement.ts';
import { createBoardHub } from './board-hub.ts';
import { dismissOrder } from './dismiss-order.ts';
import { followBoard } from './follow-board.ts';
import { handOverOrder } from './hand-over-order.ts';
import { acceptOrder, readyOrder, startOrder } from './move-orders.ts';
import { getBoard } from './read-board.ts';
import { getUpcomingOrders } from './read-upcoming.ts';
import { rejectOrder } from './reject-order.ts';

export const boardModule = defineModule({
  calls: (deps) =>
    implement(
      { ...deps, boardHub: createBoardHub(deps), openBoards: createConcurrencyLimit() },
      {
        getBoard,
        getUpcomingOrders,
        followBoard,
        acceptOrder,
        rejectOrder,
        startOrder,
        readyOrder,
        handOverOrder,
        dismissOrder,
      },
    ),
});
