import { unprocessableItems } from '@comanda/domain/cart/check-cart.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { useEffect, useRef } from 'react';
import { useShop } from '../shop/use-shop.ts';
import { useModals } from '../shop/modals/use-modals.ts';
import { useSlotProblem } from '../shop/time/slot-problem.ts';
import { useQuote } from '../shop/money/use-quote.ts';
import { useStoreCheck } from '../shop/time/use-store-check.ts';
import { problemsKey, useQuoteRefresh } from './use-cart-refresh.ts';
import { useMenuRefresh } from './use-menu-refresh.ts';
import { usePageKind } from './use-page-kind.ts';
import { useTopDialog } from '@comanda/ui/toasts/use-top-dialog.ts';

/**
 * Watches for lines that cannot be bought. Refreshes the quote while the shopper sees the cart, and
 * opens the unavailable-products modal once per change and once more on entering checkout. The
 * modal waits until no dialog is open, the store is open and the requested time is valid.
 * docs/rules/cart.md#unavailable-products-modal.
 */
export function CartAvailabilityCheck() {
  const page = usePageKind();
  useQuoteRefresh(page !== 'other');
  useMenuRefresh(page !== 'other');
  const problems = useProblemsToShow();
  const dialog = useTopDialog();
  const modals = useModals();
  const shownKey = useRef('');
  useEffect(() => {
    shownKey.current = '';
  }, [page]);
  useEffect(() => {
    if (problems === null) return;
    const problemKey = problemsKey(problems);
    if (problemKey === '') shownKey.current = '';
    if (page === 'other' || dialog !== null || problemKey === '' || problemKey === shownKey.current)
      return;
    shownKey.current = problemKey;
    modals.open({ kind: 'unavailableProducts', refusal: unprocessableItems(problems) });
  }, [problems, dialog, modals, page]);
  return null;
}

/**
 * Returns the problems to show. Null while the quote is pending, the shopper is undecided (a
 * product may have one dispatch method only), the store is closed or the requested time is invalid.
 */
function useProblemsToShow(): Quote['unavailable'] | null {
  const { quote, busy } = useQuote();
  const isUndecided = useShop(({ place }) => place.choice.kind === 'undecided');
  const isOpen = useStoreCheck() === 'open';
  const slotProblem = useSlotProblem();
  return busy || isUndecided || !isOpen || slotProblem !== null
    ? null
    : (quote?.unavailable ?? null);
}
