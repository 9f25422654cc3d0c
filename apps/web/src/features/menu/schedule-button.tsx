import { acceptsScheduledOrders } from '@comanda/domain/slots/accepts-scheduled-orders.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShownDispatchMethod } from '../../shop/place/use-shown-dispatch-method.ts';
import { useScheduleOrder } from '../../shop/time/use-schedule-order.ts';
import { useShop } from '../../shop/use-shop.ts';
import css from './navbar.module.css';

/**
 * "Programar" beside the place, where the store takes orders for later. A store that is closed now
 * and an order that has its time show the same action in the line under the head, so that it is
 * left out here. docs/rules/times.md#scheduling-before-checkout.
 */
export function ScheduleButton() {
  const { page, texts } = useApp();
  const store = useCurrentStore();
  const dispatch = useShownDispatchMethod();
  const isLater = useShop((shop) => shop.requestedTime !== null);
  const schedule = useScheduleOrder();
  if (isLater || page.moment.opening.strip !== null || !acceptsScheduledOrders(store, dispatch))
    return null;
  return (
    <button
      type="button"
      className={css.schedule}
      aria-haspopup="dialog"
      onClick={() => schedule()}
    >
      <Icon name="calendar" size={22} />
      {texts.menu.scheduleShort}
    </button>
  );
}
