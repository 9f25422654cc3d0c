import type { StripText } from '@comanda/contract/page.ts';
import { acceptsScheduledOrders } from '@comanda/domain/slots/accepts-scheduled-orders.ts';
import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useNow } from '../../shop/time/use-now.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useScheduleOrder } from '../../shop/time/use-schedule-order.ts';
import { storeStripText } from '../../shop/time/store-strip-text.ts';
import { slotText } from '../../shop/time/slot-text.ts';
import { useShownDispatchMethod } from '../../shop/place/use-shown-dispatch-method.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './store-strip.module.css';

/**
 * The line under the head of the menu: the requested time, or that the store is closed and until
 * when, with a button for a later time. A screen reader says a time that was just chosen. The
 * server draws it by its own clock, so that nothing moves; the first script draws it again
 * (pre-hydration/refresh-availability.ts).
 */
export function StoreStrip() {
  const { texts } = useApp();
  const stripText = useStripText();
  const isLater = useShop((shop) => shop.requestedTime !== null);
  const store = useCurrentStore();
  const dispatch = useShownDispatchMethod();
  const schedule = useScheduleOrder();
  return (
    <aside
      className={css.strip}
      aria-label={texts.menu.hours}
      data-strip
      hidden={stripText === null}
      suppressHydrationWarning
    >
      <Icon name={isLater ? 'calendar' : 'clock'} />
      <p role="status">
        <b data-strip-text suppressHydrationWarning>
          {stripText?.lead ?? ''}
        </b>{' '}
        <span data-strip-text suppressHydrationWarning>
          {stripText?.details ?? ''}
        </span>{' '}
        {isLater || acceptsScheduledOrders(store, dispatch) ? (
          <button type="button" aria-haspopup="dialog" onClick={() => schedule()}>
            {isLater ? texts.menu.changeTime : texts.menu.schedule}
          </button>
        ) : null}
      </p>
    </aside>
  );
}

function useStripText(): StripText | null {
  const { page, texts } = useApp();
  const now = useNow();
  const store = useCurrentStore();
  const requestedTime = useShop((shop) => shop.requestedTime);
  const dispatch = useShownDispatchMethod();
  if (now === null) return page.moment.opening.strip;
  if (requestedTime !== null)
    return {
      lead: texts.menu.scheduledFor(slotText(requestedTime, now, store.timeZone)),
      details: '',
    };
  return storeStripText(store, dispatch, now, texts);
}
