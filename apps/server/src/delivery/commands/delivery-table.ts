import type { StoredDeliveryEvent } from '../delivery-events.rows.ts';
import type { ListedDelivery } from '../list-undelivered.rows.ts';

export const deliveryColumns = [
  'decide by',
  'tenant',
  'order',
  'status',
  'payment',
  'store',
  'last courier',
  'problem',
  'id',
];

export function deliveryRow(tenantId: string, listed: ListedDelivery): string[] {
  const {
    number,
    orderStatus,
    paymentStatus,
    storeName,
    decideBy,
    courier,
    status,
    problem,
    orderId,
  } = listed;
  const carrier = courier === null ? 'the store' : `${courier} ${status}`;
  return [
    decideBy ?? '',
    tenantId,
    `#${number}`,
    orderStatus,
    paymentStatus,
    storeName,
    carrier,
    problem ?? '',
    orderId,
  ];
}

/** Lines of an order's delivery event log: each request, report and decision. */
export const deliveryEventLines = (
  eventLog: readonly StoredDeliveryEvent[],
): (readonly string[])[] =>
  eventLog.map(({ at, kind, detail }) => ['', at, kind, detailText(detail)]);

const detailText = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
