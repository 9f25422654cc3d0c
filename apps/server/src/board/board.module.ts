import { defineModule } from '../module.ts';
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts';
import { implement } from '../platform/http/implement.ts';
import { addOrderTime } from './add-order-time.ts';
import { createBoardHub } from './board-hub.ts';
import { cancelAcceptedOrder } from './cancel-accepted-order.ts';
import { dismissOrder } from './dismiss-order.ts';
import { followAllBoards, followBoard } from './follow-board.ts';
import { handOverOrder } from './hand-over-order.ts';
import { acceptOrder, readyOrder, startOrder } from './move-orders.ts';
import { getBoard } from './read-board.ts';
import { readDeviceWaiting, readStoreWaiting } from './read-waiting.ts';
import { getUpcomingOrders } from './read-upcoming.ts';
import { rejectOrder } from './reject-order.ts';
import { takeBackMove } from './take-back-move.ts';

export const boardModule = defineModule({
  calls: (deps) =>
    implement(
      { ...deps, boardHub: createBoardHub(deps), openBoards: createConcurrencyLimit() },
      {
        getBoard,
        getUpcomingOrders,
        followBoard,
        followAllBoards,
        acceptOrder,
        rejectOrder,
        startOrder,
        readyOrder,
        handOverOrder,
        dismissOrder,
        cancelAcceptedOrder,
        addOrderTime,
        takeBackMove,
        getDeviceWaiting: readDeviceWaiting,
        getStoreWaiting: readStoreWaiting,
      },
    ),
});
