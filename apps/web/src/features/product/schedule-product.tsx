import { firstCommonSlot } from '@comanda/domain/slots/cart-slots.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Slot } from '@comanda/domain/slots/slot.ts';
import { usualWait } from '@comanda/domain/store/wait-time.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@comanda/ui/button.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShownDispatchMethod } from '../../shop/place/use-shown-dispatch-method.ts';
import { deliveryAddressOf } from '../../shop/shop-schema.ts';
import { scheduledProduct } from '../../shop/time/scheduled-product.ts';
import { slotDayAndTime } from '../../shop/time/slot-text.ts';
import { useScheduleOrder } from '../../shop/time/use-schedule-order.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/**
 * The button of a product that cannot be bought for the order's time: it asks for another one, and
 * names the first that suits the product and the cart. `children` if none does.
 * docs/rules/times.md#time-for-a-product-of-another-hour.
 */
export function ScheduleProduct({ product, children }: { product: Product; children: ReactNode }) {
  const { clock } = useApp();
  const words = useTextsOf(scheduleTexts);
  const { timeZone } = useCurrentStore();
  const schedule = useScheduleOrder();
  const slot = useFirstSlot(product);
  useEffect(() => () => scheduledProduct.setState({ id: null }), []);
  if (slot === null) return children;
  return (
    <Button wide onClick={() => schedule(product.id)}>
      {words.productFor(slotDayAndTime(slot, clock.now(), timeZone))}
    </Button>
  );
}

/**
 * The first time by the store's facts in the page; whether it is full shows the dialog of the
 * times.
 */
function useFirstSlot({ id, dispatchMethod }: Product): Slot | null {
  const { clock, page } = useApp();
  const store = useCurrentStore();
  const index = useMenuIndex();
  const shown = useShownDispatchMethod();
  const { choice } = useShop(({ place }) => place);
  const lines = useShop((shop) => shop.lines);
  const isOpenChoice = choice.kind === 'undecided' && dispatchMethod !== 'both';
  const dispatch = isOpenChoice ? dispatchMethod : shown;
  return firstCommonSlot({
    store,
    index,
    dispatch,
    now: clock.now(),
    days: page.settings.maxDaysAvailableFutureOrder,
    wait: usualWait(store, dispatch, deliveryAddressOf(choice)),
    products: [...lines.map(({ productId }) => productId), id],
    platform: 'web',
  });
}
