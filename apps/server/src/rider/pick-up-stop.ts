import type { pickUpStop as endpoint } from '@comanda/contract/rider.ts';
import { accept } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { savePickUp } from './rider-stops.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { advanceOrderByDelivery } from '../delivery/advance-order-by-delivery.ts';
import { showRider } from './locked-stop.ts';
import { retimeStops } from './retime-stops.ts';
import { type RiderDeps, workOnStop } from './rider-call.ts';

type Endpoint = typeof endpoint;

/**
 * Stores that the rider has the food: the order is on its way.
 * docs/rules/counter-riders.md#moves-of-a-stop.
 */
export const pickUpStop = (deps: RiderDeps, call: Call<Endpoint>): Promise<CallOutcome<Endpoint>> =>
  workOnStop(deps, call, call.params.id, async (tx, { run, stop, order }) => {
    if (stop.pickedUpAt !== null) return accept(null);
    const key = { runId: run.id, orderId: order.id };
    await advanceOrderByDelivery(tx, order, 'inTransit', call.now);
    await savePickUp(tx, key, isoOf(call.now));
    await showRider(tx, order.id, 'inTransit', run);
    await retimeStops(tx, run);
    await publishOrderChange(tx, order.id);
    return accept(null);
  });
