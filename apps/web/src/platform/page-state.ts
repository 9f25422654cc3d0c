import type { PageState } from '@comanda/contract/page.ts';

export const pageStateId = 'page-state';

/**
 * Returns the state that the server rendered this page from. @throws if the document carries none:
 * then this application did not render it.
 */
export function readPageState(): PageState {
  const block = document.getElementById(pageStateId);
  if (block?.textContent === undefined || block.textContent === null)
    throw new Error('the page carries no state');
  return JSON.parse(block.textContent) as PageState;
}
