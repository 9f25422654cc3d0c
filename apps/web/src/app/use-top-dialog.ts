import { useSyncExternalStore } from 'react';

/** The modal dialog on top, or null. While one is open the rest of the page is inert: what must be pressed is drawn inside it. */
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
