import { unprocessableItems } from '@comanda/domain/cart/check-cart.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { useEffect, useRef } from 'react';
import { useShop } from '../platform/app-context.tsx';
import { useModals } from '../platform/modals/modal-context.tsx';
import { readPath } from '../platform/paths.ts';
import { useSlotTrouble } from '../platform/slot-trouble.ts';
import { useLocation } from '../platform/use-location.ts';
import { useQuote } from '../platform/use-quote.ts';
import { useStoreCheck } from '../platform/use-store-check.ts';
import { problemsKey, useFreshFacts, useFreshQuote } from './use-fresh-cart.ts';
import { useTopDialog } from './use-top-dialog.ts';

/**
 * Looks after the lines that cannot be bought: asks the server again while the cart is in front of the shopper, and opens the
 * unavailable-products modal once for each change, and once more on entering checkout. It waits for an open dialog to close, and for
 * what is more urgent: a store that is closed, a time that no longer stands. Spec §5 Cart availability.
 */
export function CartCheck() {
  const page = usePage();
  useFreshQuote(page !== 'elsewhere');
  useFreshFacts();
  const problems = useTellable();
  const dialog = useTopDialog();
  const modals = useModals();
  const told = useRef('');
  useEffect(() => {
    told.current = '';
  }, [page]);
  useEffect(() => {
    if (problems === null) return;
    const change = problemsKey(problems);
    if (change === '') told.current = '';
    if (page === 'elsewhere' || dialog !== null || change === '' || change === told.current) return;
    told.current = change;
    modals.open({ kind: 'unavailableProducts', refusal: unprocessableItems(problems) });
  }, [problems, dialog, modals, page]);
  return null;
}

type Page = 'menu' | 'checkout' | 'elsewhere';

function usePage(): Page {
  const [path] = useLocation();
  const kind = readPath(path);
  if (kind.kind === 'menu') return kind.base === 'checkout' ? 'checkout' : 'menu';
  return path.startsWith('/checkout') ? 'checkout' : 'elsewhere';
}

/**
 * What may be told now; null while that is open: the server has not answered, or the shopper has not said how the food is to come, since
 * products may be sold one way only.
 */
function useTellable(): Quote['unavailable'] | null {
  const { quote, busy } = useQuote();
  const isUndecided = useShop(({ place }) => place.choice.kind === 'undecided');
  const isOpen = useStoreCheck() === 'open';
  const lost = useSlotTrouble();
  return busy || isUndecided || !isOpen || lost !== null ? null : (quote?.unavailable ?? null);
}
