import { useSyncExternalStore } from 'react';

/**
 * Returns the top modal dialog, or null. While it is open the rest of the page is inert, so
 * controls must be rendered inside it.
 */
export const useTopDialog = (): Element | null =>
  useSyncExternalStore(subscribeToDialogs, topDialog, () => null);

const topDialog = (): Element | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

function subscribeToDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => observer.disconnect();
}
