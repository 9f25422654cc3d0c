import type { RiderRun, RiderStop } from '@comanda/contract/rider.ts';
import { isApproximate } from '@comanda/domain/address/location-precision.ts';
import {
  removedByLine,
  substitutesOf,
  waivedAmount,
} from '@comanda/domain/line-removal/removals-of-order.ts';
import { payOnDelivery } from '@comanda/domain/payment/pay-on-delivery.ts';
import { maxWrongCodes } from '@comanda/domain/rider/run-limits.ts';
import { tidyTexts } from '@comanda/domain/text/tidy-texts.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { shownMethod } from '../order/stored-payment.ts';
import { ownMoneyOf } from '../rider-cash/own-money.ts';
import type { RunRow } from './run.rows.ts';
import { type StopRow, stopsOfRuns } from './rider-stops.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { isStopDone } from './locked-stop.ts';

/**
 * Returns a run as its rider sees it. A run that has ended, and a stop that is done, tell nothing
 * of the shopper; it still says what money the rider has.
 */
export async function showRun(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  tenant: TenantContext,
  run: RunRow,
  now: number,
): Promise<RiderRun> {
  const facts = await menus.storeFacts(tenant.id, run.storeId);
  const tx = autocommit(db, tenant.id);
  const stops = run.endedAt === null ? await stopsOfRuns(tx, [run.id]) : [];
  return {
    now: isoOf(now),
    riderName: run.riderName,
    storeName: facts?.store.name ?? '',
    storePhone: facts?.store.phone ?? '',
    timeZone: facts?.store.timeZone ?? 'UTC',
    endedAt: run.endedAt,
    sharesPosition: run.sharesPosition,
    money: await ownMoneyOf(tx, run.riderId, now),
    stops: stops.map((stop) => tidyTexts(shownStop(stop))),
  };
}

function shownStop(row: StopRow): RiderStop {
  const isDone = isStopDone(row);
  return {
    orderId: row.id,
    number: row.number,
    status: row.status,
    estimatedAt: isDone ? null : row.estimated_at,
    pickedUpAt: row.pickedUpAt,
    deliveredAt: row.deliveredAt,
    problem: isDone ? null : row.problem,
    triesLeft: maxWrongCodes - row.wrongCodes.length,
    door: isDone ? null : doorOf(row),
  };
}

/** The dishes that the rider carries: what came in is among them, and what was taken off is not. */
function productsOf({ lines, line_removals }: StopRow): { name: string; quantity: number }[] {
  const removed = removedByLine(line_removals, lines.length);
  const carried = lines.map(({ name, quantity }, at) => ({
    ...{ name, quantity: quantity - (removed[at] ?? 0) },
  }));
  return [...carried, ...substitutesOf(line_removals)]
    .map(({ name, quantity }) => ({ name, quantity }))
    .filter(({ quantity }) => quantity > 0);
}

function doorOf(row: StopRow): RiderStop['door'] {
  const { address, deliveryOption, dispatchNote, cashAmount } = row.snapshot;
  if (address === null) return null;
  const paymentMethod = shownMethod(row);
  const { payment_status: paymentStatus, total } = row;
  const { amount, cash, change } = payOnDelivery({
    paymentMethod,
    paymentStatus,
    total,
    cashAmount,
    waived: waivedAmount(row.line_removals),
  });
  return {
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    textAddress: address.textAddress,
    apartmentDetails: address.apartmentDetails,
    city: address.city,
    addressNote: address.dispatchNote,
    dispatchNote,
    latitude: address.latitude,
    longitude: address.longitude,
    isApproximate: isApproximate(address.locationPrecision),
    deliveryOption,
    paymentMethod,
    toCollect: amount,
    cash,
    change,
    products: productsOf(row),
  };
}
