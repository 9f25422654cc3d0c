import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paths } from '../../platform/paths.ts';
import { useApp } from '../../shop/app-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/** A button that leads out of a refusal. */
export type WayOut = { label: string; onPress: () => void };

/**
 * Returns the action by which the shopper can change the reason of a refused order: pay the orders
 * that wait, choose another address, add or remove products. null if no single action does.
 * docs/rules/checkout.md#order-creation-status.
 */
export function useWayOut({ label }: Refusal): WayOut | null {
  const { texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const modals = useModals();
  const go = useNavigate();
  if (label === 'ORDER_CREATION_BLOCKED')
    return { label: texts.common.myOrders, onPress: () => go(paths.orders) };
  if (label === 'EXCLUSION_DELIVERY_ZONE')
    return {
      label: words.changeAddress,
      onPress: () => modals.replace({ kind: 'dispatch', next: 'nothing' }),
    };
  return label === 'DELIVERY_MINIMUM_NOT_REACHED' || label === 'MAXIMUM_ORDER_AMOUNT'
    ? { label: texts.common.backToMenu, onPress: () => go(paths.home) }
    : null;
}
