import { platformWeb } from '@comanda/contract/headers.ts';
import type { getScheduledAvailability as endpoint } from '@comanda/contract/schedule.ts';
import { refusalOf, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { isFileId, type ProductId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { scheduledAvailability } from '@comanda/domain/slots/scheduled-availability.ts';
import { zoneAt } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint, Store } from '@comanda/domain/store/store.ts';
import { usualWait } from '@comanda/domain/store/wait-time.ts';
import type { Deps } from '../deps.ts';
import { loadBookedSlots } from './slot.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type ListDeps = Pick<Deps, 'menus' | 'db'>;

/**
 * Days and times of a store for a cart, from the cache; one statement reads the booked slots if the
 * store limits them. Refused: NOT_FOUND, PARAMETER_MISSING if only one coordinate is given,
 * EXCLUSION_DELIVERY_ZONE.
 */
export async function listScheduledTimes(
  { menus, db }: ListDeps,
  { tenant, params, query, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const facts = await menus.storeFacts(tenant.id, params.id);
  if (!facts) return refuse(refusalOf('NOT_FOUND'));
  const { store, index, settings } = facts;
  const place = placeOf(store, query);
  if (!place.ok) return place;
  const dispatch = query.dispatchMethod;
  const bookedSlots =
    store.slotCapacity === null
      ? new Map()
      : await loadBookedSlots(autocommit(db, tenant.id), { storeId: store.id, dispatch }, now);
  const question = {
    store,
    index,
    dispatch,
    now,
    platform: platformWeb,
    days: settings.maxDaysAvailableFutureOrder,
    wait: usualWait(store, dispatch, place.value),
    products: readIds(query.productIds),
  };
  return accept(scheduledAvailability(question, bookedSlots));
}

type Query = Call<Endpoint>['query'];

/**
 * The drop-off, or null if the query has none. Refused if only one coordinate is given, or if no
 * zone of the store covers the point.
 */
function placeOf(
  store: Store,
  { dispatchMethod, latitude, longitude }: Query,
): Result<GeoPoint | null, Refusal> {
  if ((latitude === undefined) !== (longitude === undefined)) {
    return refuse(
      refusalOf('PARAMETER_MISSING', { field: latitude === undefined ? 'latitude' : 'longitude' }),
    );
  }
  if (dispatchMethod === 'in_store' || latitude === undefined || longitude === undefined)
    return accept(null);
  const place = { latitude, longitude };
  return zoneAt(store, place) ? accept(place) : refuse(refusalOf('EXCLUSION_DELIVERY_ZONE'));
}

const readIds = (ids: string | undefined): readonly ProductId[] =>
  (ids ?? '')
    .split(',')
    .map(Number)
    .filter(isFileId<ProductId>);
