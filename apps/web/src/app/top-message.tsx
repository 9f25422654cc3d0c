import { useEffect } from 'react';
import { useApp } from '../shop/app-context.tsx';
import { useModals } from '../shop/modals/modal-context.tsx';
import { paths } from '../platform/paths.ts';
import { isMessageDismissed, dismissMessage } from '../platform/dismissed-message.ts';

/** The page rests this long before the message comes, in milliseconds. */
const showAfterMs = 2_000;
const interactionEvents = ['click', 'keydown', 'input'] as const;

/** The same mark as the starter's in the page, for what was pressed before the application came. */
const hasInteracted = (): boolean => document.documentElement.dataset['touched'] !== undefined;
const markInteracted = (): void => void (document.documentElement.dataset['touched'] = '');

/**
 * The brand's message, once a session: on a visit that begins at the home and rests there. A shopper who has begun with something, or has
 * anything in the cart, is never interrupted by it, nor is another modal covered. docs/rules/menu.md#top-site-message.
 */
export function TopMessage() {
  const { page, shop } = useApp();
  const modals = useModals();
  const message = page.topMessage;
  useEffect(() => {
    if (
      message === null ||
      location.pathname !== paths.home ||
      isMessageDismissed(message) ||
      hasInteracted()
    )
      return;
    const show = (): void => {
      stop();
      if (
        location.pathname !== paths.home ||
        shop.getState().lines.length > 0 ||
        document.querySelector('dialog:modal')
      )
        return;
      dismissMessage(message);
      modals.open({ kind: 'topMessage' });
    };
    const timer = setTimeout(show, showAfterMs);
    const stop = (): void => {
      clearTimeout(timer);
      for (const type of interactionEvents) removeEventListener(type, onInteraction, true);
    };
    const onInteraction = (): void => {
      markInteracted();
      stop();
    };
    for (const doing of interactionEvents) addEventListener(doing, onInteraction, true);
    return stop;
  }, [message, modals, shop]);
  return null;
}
