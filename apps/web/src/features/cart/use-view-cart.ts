import { type RefObject, useEffect } from 'react';
import { recordViewCart } from '../../shop/analytics/events.ts';
import { useApp } from '../../shop/app-context.tsx';

/** Tells that a cart with something in it came into view; `panel`: only where the panel beside the menu is drawn at all. */
export function useViewCart(isFilled: boolean, panel?: RefObject<HTMLElement | null>): void {
  const { shop } = useApp();
  useEffect(() => {
    const isDrawn = panel === undefined || panel.current?.checkVisibility() === true;
    if (isFilled && isDrawn) recordViewCart(shop.getState().lines);
  }, [shop, isFilled, panel]);
}
