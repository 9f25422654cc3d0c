import type { DeliveryStoryLine } from '../features/delivery/delivery-events.ts';
import type { ListedDelivery } from '../features/delivery/list-undelivered.ts';

export const heads = ['until', 'tenant', 'order', 'stands at', 'payment', 'store', 'asked last', 'remarks', 'id'];

export function rowOf(tenantId: string, listed: ListedDelivery): string[] {
  const { number, orderStatus, paymentStatus, storeName, decideBy, courier, status, problem, orderId } = listed;
  const asked = courier === null ? 'the store' : `${courier} ${status}`;
  return [decideBy ?? '', tenantId, `#${number}`, orderStatus, paymentStatus, storeName, asked, problem ?? '', orderId];
}

/** One order's story: who was asked, what each said, who decided what. */
export const linesOf = (story: readonly DeliveryStoryLine[]): (readonly string[])[] =>
  story.map(({ at, kind, detail }) => ['', at, kind, plain(detail)]);

const plain = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
