import type {
  addRider as addEndpoint,
  removeRider as removeEndpoint,
} from '@comanda/contract/counter/riders.ts';
import { checkName, normalName } from '@comanda/domain/checkout/check-name.ts';
import { checkPhone, fullPhone } from '@comanda/domain/checkout/check-phone.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { RiderId, StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { RiderCollection } from '@comanda/domain/rider-cash/rider-settlement.ts';
import { maxRiders } from '@comanda/domain/rider/run-limits.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { insertRider, lockRider, removeRiderRow, type Rider, ridersOfStore } from './rider.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome, TenantContext } from '../platform/http/call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { carriedMoney } from '../rider-cash/rider-cash.rows.ts';
import { answerStoreRiders, type RiderDeskDeps } from './store-riders.ts';

type Add = typeof addEndpoint;
type Remove = typeof removeEndpoint;

type NewRider = { id: RiderId; name: string; phone: string };

/**
 * Returns a rider with a checked name and phone. Refused: FIELD_VALIDATION with the problem of each
 * field.
 */
export function checkRider(
  { country }: TenantContext,
  { id, name, phone }: NewRider,
): Result<Rider, Refusal> {
  const fields = {
    name: checkName(name.trim()),
    phone: checkPhone(phone, country),
  };
  const wrong = Object.fromEntries(Object.entries(fields).filter(([, problem]) => problem));
  return Object.keys(wrong).length > 0
    ? refuse(refusalOf('FIELD_VALIDATION', { fields: wrong }))
    : accept({ id, name: normalName(name.trim()), phone: fullPhone(phone, country) });
}

/**
 * Stores a new rider. The same name and phone as one of the store's is that rider. Refused:
 * OPERATION_NOT_SUPPORTED above the most riders.
 */
export async function addRiderRow(
  tx: Tx,
  storeId: StoreId,
  rider: Rider,
  now: number,
): Promise<Result<Rider, Refusal>> {
  const riders = await ridersOfStore(tx, storeId);
  const same = riders.find(({ name, phone }) => name === rider.name && phone === rider.phone);
  if (same) return accept(same);
  if (riders.length >= maxRiders)
    return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'TOO_MANY_RIDERS' }));
  await insertRider(tx, storeId, rider, isoOf(now));
  return accept(rider);
}

/** Adds a rider to a store. */
export async function addRider(deps: RiderDeskDeps, call: Call<Add>): Promise<CallOutcome<Add>> {
  const { params, body, now, tenant } = call;
  const rider = checkRider(tenant, { ...body, id: deps.random.id<RiderId>(now) });
  if (!rider.ok) return rider;
  const action = { storeId: params.id, kind: 'rider.add', subject: String(params.id) } as const;
  const added = await runCounterAction(deps, call, action, async (tx) => {
    const stored = await addRiderRow(tx, params.id, rider.value, now);
    return stored.ok ? accept({ answer: { id: stored.value.id }, detail: {} }) : stored;
  });
  return added.ok ? answerStoreRiders(deps, call, params.id) : added;
}

/** Removes a rider who has no open run and no money that is not settled. */
export async function removeRider(
  deps: RiderDeskDeps,
  call: Call<Remove>,
): Promise<CallOutcome<Remove>> {
  const { params, now } = call;
  const action = { storeId: params.id, kind: 'rider.remove', subject: params.riderId } as const;
  const removed = await runCounterAction(deps, call, action, async (tx) => {
    const rider = await lockRider(tx, params.id, params.riderId);
    if (!rider) return refuse(refusalOf('NOT_FOUND'));
    if (rider.runs > 0)
      return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'RIDER_IN_RUN' }));
    if ((await carriedMoney(tx, rider.id)).some(hasMoney))
      return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'RIDER_CARRIES_MONEY' }));
    await removeRiderRow(tx, rider.id, isoOf(now));
    return accept({ answer: {}, detail: {} });
  });
  return removed.ok ? answerStoreRiders(deps, call, params.id) : removed;
}

const hasMoney = ({ cash, tip }: RiderCollection): boolean => cash > 0 || tip > 0;
