import type { createRun as endpoint } from '@comanda/contract/counter/riders.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { RiderId, RunId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { lockRider, type Rider } from './rider.rows.ts';
import { findRun, insertRun } from './run.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { assignOrders, lockAssignable } from './assign-orders.ts';
import { addRiderRow, checkRider } from './change-riders.ts';
import { answerStoreRiders, type RiderDeskDeps } from './store-riders.ts';

type Endpoint = typeof endpoint;

/**
 * Gives deliveries to a rider. Refused as {@link lockAssignable} and {@link checkRider}; NOT_FOUND
 * for a rider of another store.
 */
export async function createRun(
  deps: RiderDeskDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, now } = call;
  const orderIds = [...new Set(call.body.orderIds)];
  const id = deps.random.id<RunId>(now);
  const action = { storeId: params.id, kind: 'run.create', subject: orderIds[0] ?? '' } as const;
  const created = await runCounterAction(deps, call, action, async (tx) => {
    const orders = await lockAssignable(tx, { storeId: params.id, runId: null, orderIds });
    if (!orders.ok) return orders;
    const rider = await riderOf(deps, tx, call);
    if (!rider.ok) return rider;
    const at = isoOf(now);
    await insertRun(tx, { id, storeId: params.id, riderId: rider.value.id, at });
    const run = await findRun(tx, id);
    if (!run) throw new Error('a new run is gone');
    await assignOrders(tx, run, orders.value, 1);
    return accept({ answer: { id }, detail: { orderIds } });
  });
  return created.ok ? answerStoreRiders(deps, call, params.id) : created;
}

/** The rider of the call: one of the store's, or a new one. */
async function riderOf(
  deps: RiderDeskDeps,
  tx: Tx,
  { params, body, tenant, now }: Call<Endpoint>,
): Promise<Result<Rider, Refusal>> {
  if (body.riderId) {
    const rider = await lockRider(tx, params.id, body.riderId);
    return rider ? accept(rider) : refuse(refusalOf('NOT_FOUND'));
  }
  const rider = checkRider(tenant, {
    id: deps.random.id<RiderId>(now),
    name: body.name ?? '',
    phone: body.phone ?? '',
  });
  return rider.ok ? addRiderRow(tx, params.id, rider.value, now) : rider;
}
