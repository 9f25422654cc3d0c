import { riderSegment } from '@comanda/contract/counter/counter-page.ts';
import type {
  CounterRun,
  CounterStop,
  getStoreRiders as endpoint,
  RiderOrder,
  StoreRiders,
} from '@comanda/contract/counter/riders.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { waivedAmount } from '@comanda/domain/line-removal/removals-of-order.ts';
import { payOnDelivery } from '@comanda/domain/payment/pay-on-delivery.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { maxWrongCodes } from '@comanda/domain/rider/run-limits.ts';
import { tidyTexts } from '@comanda/domain/text/tidy-texts.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { CustomerOrder } from '../order/find-orders.rows.ts';
import { carrierOf } from '../kitchen/kitchen-ticket.ts';
import { shownMethod } from '../order/stored-payment.ts';
import { riderKey } from './rider-key.ts';
import { ridersOfStore } from './rider.rows.ts';
import { openRuns, type RunRow } from './run.rows.ts';
import { ordersWithoutRun, type StopRow, stopsOfRuns } from './rider-stops.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { shopOrigin } from '../tenant/shop-origin.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

type Endpoint = typeof endpoint;
export type RiderDeskDeps = Pick<Deps, 'db' | 'config' | 'random' | 'tokenSecret'>;
type DeskCall = Pick<Call<Endpoint>, 'tenant' | 'now' | 'header' | 'scheme' | 'session'>;

/** Most deliveries without a rider in one answer. */
const maxWaiting = 100;

/**
 * Returns the riders of a store, their open runs and the deliveries without a rider. Refused:
 * NOT_FOUND.
 */
export const readStoreRiders = (
  deps: RiderDeskDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> => answerStoreRiders(deps, call, call.params.id);

/** The same as the answer of a call that changed them. */
export async function answerStoreRiders(
  deps: RiderDeskDeps,
  call: DeskCall,
  storeId: StoreId,
): Promise<Result<StoreRiders, Refusal>> {
  if (!staffReachesStore(staffSessionOf(call.session).storeIds, storeId))
    return refuse(refusalOf('NOT_FOUND'));
  const tx = autocommit(deps.db, call.tenant.id);
  const [riders, runs, orders] = await Promise.all([
    ridersOfStore(tx, storeId),
    openRuns(tx, storeId),
    ordersWithoutRun(tx, storeId, maxWaiting),
  ]);
  const ids = runs.map(({ id }) => id);
  const stops = ids.length === 0 ? [] : await stopsOfRuns(tx, ids);
  return accept({
    now: isoOf(call.now),
    riders,
    runs: runs.map((run) => shownRun(deps, call, run, stops)),
    waiting: orders.filter((row) => carrierOf(row) === 'store').map(shownOrder),
  });
}

function shownRun(
  deps: RiderDeskDeps,
  call: DeskCall,
  run: RunRow,
  stops: readonly StopRow[],
): CounterRun {
  return {
    id: run.id,
    rider: { id: run.riderId, name: run.riderName, phone: run.riderPhone },
    createdAt: run.createdAt,
    sharesPosition: run.sharesPosition,
    link: linkOf(deps, call, run),
    stops: stops.filter(({ runId }) => runId === run.id).map(shownStop),
  };
}

/** The address of the rider's page of a run, on the host that the counter uses. */
function linkOf(
  { config, tokenSecret }: RiderDeskDeps,
  call: DeskCall,
  { id, createdAt }: RunRow,
): string {
  const { tenant, scheme } = call;
  const origin =
    shopOrigin(config, tenant, { host: call.header('host'), scheme }) ??
    storefrontOrigin(config, tenant);
  const key = riderKey(tokenSecret, tenant.id, { id, createdAt: instantOf(createdAt) });
  return `${origin}/${riderSegment}#${key}`;
}

const shownStop = (row: StopRow): CounterStop => ({
  ...shownOrder(row),
  pickedUpAt: row.pickedUpAt,
  deliveredAt: row.deliveredAt,
  problem: row.deliveredAt === null ? row.problem : null,
  problemNote: row.problemNote,
  problemAt: row.problemAt,
  codeBlocked: row.wrongCodes.length >= maxWrongCodes,
});

function shownOrder(row: CustomerOrder): RiderOrder {
  const { address, cashAmount } = row.snapshot;
  const paymentMethod = shownMethod(row);
  const { payment_status: paymentStatus, total } = row;
  const { amount } = payOnDelivery({
    ...{ paymentMethod, paymentStatus, total, cashAmount },
    waived: waivedAmount(row.line_removals),
  });
  const place = [address?.textAddress ?? '', address?.apartmentDetails ?? ''];
  return tidyTexts({
    orderId: row.id,
    number: row.number,
    status: row.status,
    customerName: row.customer_name,
    customerPhone: hasOrderEnded(row.status) ? '' : row.customer_phone,
    address: place.filter((part) => part !== '').join(', '),
    toCollect: amount,
    estimatedAt: hasOrderEnded(row.status) ? null : row.estimated_at,
  });
}
