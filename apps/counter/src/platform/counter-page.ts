import { type CounterPage, counterPageId } from '@comanda/contract/counter/counter-page.ts';

/**
 * Returns the facts that the server wrote into this page. @throws if there are none: another
 * application wrote it.
 */
export function readCounterPage(): CounterPage {
  const text = document.getElementById(counterPageId)?.textContent;
  if (text === undefined || text === null) throw new Error('the page carries no facts');
  return JSON.parse(text) as CounterPage;
}
