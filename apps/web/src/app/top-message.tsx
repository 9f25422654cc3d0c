import { useEffect } from 'react';
import { useApp } from '../shop/app-context.ts';
import { useModals } from '../shop/modals/use-modals.ts';
import { paths } from '../platform/paths.ts';
import { isMessageDismissed, dismissMessage } from '../platform/dismissed-message.ts';

/** Time without interaction before the message shows, in milliseconds. */
const showAfterMs = 2_000;
const interactionEvents = ['click', 'keydown', 'input'] as const;

/**
 * Reads the mark that the starter also sets, for interactions before the application was loaded.
 */
const hasInteracted = (): boolean => document.documentElement.dataset['interacted'] !== undefined;
const markInteracted = (): void => void (document.documentElement.dataset['interacted'] = '');

/**
 * Shows the brand's message once a session, on a visit that begins at the home page and rests
 * there. It does not interrupt a shopper who has interacted or has a filled cart, and covers no
 * other modal. docs/rules/menu.md#top-site-message.
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
