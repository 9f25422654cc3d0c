import type { ProductId } from '@comanda/domain/ids.ts';
import { useApp } from '../app-context.ts';
import { useModals } from '../modals/use-modals.ts';
import { scheduledProduct } from './scheduled-product.ts';

/**
 * Returns a function that asks for the time of the order, also while the cart is empty. The times
 * follow from the dispatch method and the place, so an undecided shopper is asked for these first.
 * `productId`: a product that the times have to suit.
 * docs/rules/times.md#scheduling-before-checkout.
 */
export function useScheduleOrder(): (productId?: ProductId) => void {
  const { shop } = useApp();
  const modals = useModals();
  return (productId) => {
    scheduledProduct.setState({ id: productId ?? null });
    const isUndecided = shop.getState().place.choice.kind === 'undecided';
    modals.open(
      isUndecided
        ? { kind: 'dispatch', next: 'nothing', schedule: true }
        : { kind: 'futureOrder', next: 'nothing', slotProblem: null },
    );
  };
}
