import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { acceptsScheduledOrders } from '@comanda/domain/slots/accepts-scheduled-orders.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { paths } from '../../platform/paths.ts';
import { useApp } from '../../shop/app-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/** A button that leads out of a refusal. */
export type WayOut = { label: string; onPress: () => void };

/**
 * Returns the action by which the shopper can change the reason of a refused order: pay the orders
 * that wait, choose another address, order for another time, add or remove products. null if no
 * single action does. docs/rules/checkout.md#order-creation-status.
 */
export function useWayOut({ label }: Refusal): WayOut | null {
  const { texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const modals = useModals();
  const go = useNavigate();
  const store = useCurrentStore();
  const dispatch = useDispatchMethod();
  if (label === 'ORDER_CREATION_BLOCKED')
    return { label: texts.common.myOrders, onPress: () => go(paths.orders) };
  if (label === 'EXCLUSION_DELIVERY_ZONE')
    return {
      label: words.changeAddress,
      onPress: () => modals.replace({ kind: 'dispatch', next: 'nothing' }),
    };
  if (label === 'STORE_CLOSED' && acceptsScheduledOrders(store, dispatch))
    return {
      label: words.schedule,
      onPress: () => modals.replace({ kind: 'futureOrder', next: 'nothing', slotProblem: null }),
    };
  return label === 'DELIVERY_MINIMUM_NOT_REACHED' || label === 'MAXIMUM_ORDER_AMOUNT'
    ? { label: texts.common.backToMenu, onPress: () => go(paths.home) }
    : null;
}
