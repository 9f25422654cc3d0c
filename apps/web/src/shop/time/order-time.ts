import type { OrderTime } from '@comanda/domain/store/takes-order-at.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { type AppContext, useApp } from '../app-context.ts';
import { useShop } from '../use-shop.ts';

/** Returns the time that the shopper wants the order for, as of this instant. */
export function orderTimeOf({
  clock,
  page,
  shop,
}: Pick<AppContext, 'clock' | 'page' | 'shop'>): OrderTime {
  const { requestedTime } = shop.getState();
  return {
    now: clock.now(),
    requestedTime: requestedTime === null ? null : instantOf(requestedTime.instant),
    days: page.settings.maxDaysAvailableFutureOrder,
  };
}

/** The same for a component, which renders again when the shopper chooses another time. */
export function useOrderTime(): OrderTime {
  useShop((shop) => shop.requestedTime);
  return orderTimeOf(useApp());
}
