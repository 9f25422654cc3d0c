import { openShop, type OrderingShop, placeOrder } from '../support/place-orders.ts';
import type { DayLog } from './day-log.ts';
import { payOnline } from './pay-online.ts';
import type { PlannedOrder } from './plan-day.ts';

const burger = 102;
const address = {
  text_address: 'Los Guindos 102, Ñuñoa',
  latitude: -33.4545,
  longitude: -70.62,
  city: 'Ñuñoa',
};
/** A shopper may take an order in cash back for so long; the restaurant sees it afterwards. */
const undoMs = 6_000;

/** The shoppers of a brand, who order over HTTP and pay what they have to pay online. */
export async function openShoppers(
  brand: string,
): Promise<(log: DayLog, planned: PlannedOrder) => Promise<void>> {
  const shop = await openShop(brand);
  return async (log, planned) => {
    const placed = await order(shop, planned);
    const isOnline = planned.method === 'webpay';
    const placedAt = Date.now();
    if (isOnline) await payOnline(brand, placed);
    const arrivedAt = isOnline ? Date.now() : placedAt + undoMs;
    const { id, number } = placed;
    log.orders.set(number, { ...planned, id, number, arrivedAt });
  };
}

const order = (
  shop: OrderingShop,
  { isDelivery, isTomorrow, method, quantity }: PlannedOrder,
): ReturnType<typeof placeOrder> =>
  placeOrder(shop, {
    lines: [{ productId: burger, quantity }],
    phone: '87654321',
    method,
    ...(isDelivery ? { address } : {}),
    ...(isTomorrow ? { requestedTime: `${tomorrow()} 14:00` } : {}),
  });

/** Tomorrow on the calendar of the store, as `YYYY-MM-DD`. */
const tomorrow = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(
    Date.now() + 86_400_000,
  );
