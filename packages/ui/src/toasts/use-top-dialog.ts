import { useSyncExternalStore } from 'react';

/**
 * Returns the top modal dialog, or null. While it is open the rest of the page is inert, so
 * controls must be rendered inside it.
 */
export const useTopDialog = (): Element | null =>
  useSyncExternalStore(subscribeToDialogs, topDialog, () => null);

const topDialog = (): Element | null => openDialogs().at(-1) ?? null;

/** The modal dialogs that are open, the top one last. */
export const openDialogs = (): readonly Element[] => [...document.querySelectorAll('dialog:modal')];

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
