import type { PageState } from '@comanda/contract/page.ts';

export const pageStateId = 'page-state';

/** What the server rendered this page of. @throws when the document carries none: then it is not our page. */
export function readPageState(): PageState {
  const block = document.getElementById(pageStateId);
  if (block?.textContent === undefined || block.textContent === null)
    throw new Error('the page carries no state');
  return JSON.parse(block.textContent) as PageState;
}
