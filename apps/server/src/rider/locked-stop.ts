import type { OrderId } from '@comanda/domain/ids.ts';
import { orderRiderOfOwn } from '@comanda/domain/rider/own-rider.ts';
import { hasOrderEnded, type OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import type { RunRow } from './run.rows.ts';
import { saveOwnRider, type StopRow } from './rider-stops.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A stop of a locked run, and its locked order. */
export type LockedStop = { run: RunRow; stop: StopRow; order: LockedOrder };

/** Returns whether a stop needs nothing of its rider any more. */
export const isStopDone = ({ closedAt, status }: Pick<StopRow, 'closedAt' | 'status'>): boolean =>
  closedAt !== null || hasOrderEnded(status);

/** Shows the rider of a run on an order of this status, without a position. */
export const showRider = (
  tx: Tx,
  id: OrderId,
  status: OrderStatus,
  { riderName, riderPhone }: RunRow,
): Promise<void> =>
  saveOwnRider(tx, id, orderRiderOfOwn(status, { name: riderName, phone: riderPhone, at: null }));

/** Shows no rider on an order of this status. */
export const hideRider = (tx: Tx, id: OrderId, status: OrderStatus): Promise<void> =>
  saveOwnRider(tx, id, orderRiderOfOwn(status, null));
