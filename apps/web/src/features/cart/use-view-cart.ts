import { type RefObject, useEffect } from 'react';
import { viewCart } from '../../platform/analytics/events.ts';
import { useApp } from '../../platform/app-context.tsx';

/** Tells that a cart with something in it came into view; `panel`: only where the panel beside the menu is drawn at all. */
export function useViewCart(isFilled: boolean, panel?: RefObject<HTMLElement | null>): void {
  const { shop } = useApp();
  useEffect(() => {
    const isDrawn = panel === undefined || panel.current?.checkVisibility() === true;
    if (isFilled && isDrawn) viewCart(shop.getState().lines);
  }, [shop, isFilled, panel]);
}
