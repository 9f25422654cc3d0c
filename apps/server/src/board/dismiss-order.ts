import type { dismissOrder as endpoint } from '@comanda/contract/counter/board.ts';
import { endStatuses } from '@comanda/domain/order/order-end.ts';
import { accept } from '@comanda/domain/result.ts';
import { dismissCard } from './dismiss-card.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { moveCounterOrder, type MoveDeps } from './move-counter-order.ts';

type Endpoint = typeof endpoint;

/**
 * Takes the card of an ended order off all boards of its store.
 * docs/rules/counter-board.md#cancelled-orders.
 */
export const dismissOrder = (
  deps: MoveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> =>
  moveCounterOrder(
    deps,
    call,
    { kind: 'order.dismiss', from: endStatuses, to: 'cancelled', detail: {} },
    async (tx, { id }) => {
      await dismissCard(tx, id);
      await publishOrderChange(tx, id);
      return accept(null);
    },
  );
