import { useEffect } from 'react';
import { useApp } from '../platform/app-context.tsx';
import { useModals } from '../platform/modals/modal-context.tsx';
import { paths } from '../platform/paths.ts';
import { isTold, rememberTold } from '../platform/told.ts';

/** The page rests this long before the message comes, in milliseconds. */
const restMs = 2_000;
const doings = ['click', 'keydown', 'input'] as const;

/** The same mark as the starter's in the page, for what was pressed before the application came. */
const hasBegun = (): boolean => document.documentElement.dataset['touched'] !== undefined;
const markBegun = (): void => void (document.documentElement.dataset['touched'] = '');

/**
 * The brand's message, once a session: on a visit that begins at the home and rests there. A shopper who has begun with something, or has
 * anything in the cart, is never interrupted by it, nor is another modal covered. Spec §2 Modals.
 */
export function TopMessage() {
  const { page, shop } = useApp();
  const modals = useModals();
  const message = page.topMessage;
  useEffect(() => {
    if (message === null || location.pathname !== paths.home || isTold(message) || hasBegun()) return;
    const tell = (): void => {
      stop();
      if (location.pathname !== paths.home || shop.getState().lines.length > 0 || document.querySelector('dialog:modal')) return;
      rememberTold(message);
      modals.open({ kind: 'topMessage' });
    };
    const timer = setTimeout(tell, restMs);
    const stop = (): void => {
      clearTimeout(timer);
      for (const doing of doings) removeEventListener(doing, begin, true);
    };
    const begin = (): void => {
      markBegun();
      stop();
    };
    for (const doing of doings) addEventListener(doing, begin, true);
    return stop;
  }, [message, modals, shop]);
  return null;
}
