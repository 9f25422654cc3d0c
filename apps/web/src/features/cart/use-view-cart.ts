import { type RefObject, useEffect } from 'react';
import { recordViewCart } from '../../shop/analytics/events.ts';
import { useApp } from '../../shop/app-context.ts';

/** Records that the shopper sees a filled cart. `panel`: only if that panel is visible. */
export function useViewCart(isFilled: boolean, panel?: RefObject<HTMLElement | null>): void {
  const { shop } = useApp();
  useEffect(() => {
    const isDrawn = panel === undefined || panel.current?.checkVisibility() === true;
    if (isFilled && isDrawn) recordViewCart(shop.getState().lines);
  }, [shop, isFilled, panel]);
}
