import { navigate as change } from 'wouter/use-browser-location';
import { readScrollPosition, type ScrollPosition } from './scroll-position.ts';

type Options = { replace?: boolean; state?: object };

/** How the page came to its path: pushed by a link or a button, or by Back and Forward, and where it stood then, if known. */
export type Arrival = { kind: 'pushed' } | { kind: 'returned'; position: ScrollPosition | null };

const entryKey = 'entry';
/** Where each history entry of this visit stood. An entry has its key in its state; those of modals share their page's. */
const positions = new Map<string, ScrollPosition>();
let arrival: Arrival = { kind: 'pushed' };
let shownEntry: string | null = null;

export const readArrival = (): Arrival => arrival;

/** Goes to another path of the application. What is left behind keeps its place for Back. */
export function navigate(to: string, { state, ...options }: Options = {}): void {
  storeScrollPosition();
  arrival = { kind: 'pushed' };
  shownEntry = newKey();
  change(to, { ...options, state: { ...state, [entryKey]: shownEntry } });
}

/**
 * Listens to Back and Forward from here on; before anything that draws another screen then. The browser restores scroll positions too, but
 * may do so before a screen is drawn again or what it shows is fetched.
 */
export function listenToHistory(): void {
  shownEntry = entryOf(history.state);
  addEventListener('popstate', ({ state }) => {
    if (shownEntry !== null) positions.set(shownEntry, readScrollPosition());
    shownEntry = entryOf(state);
    arrival = {
      kind: 'returned',
      position: shownEntry === null ? null : (positions.get(shownEntry) ?? null),
    };
  });
}

/** The first entry of a visit, and one that a link to a section made, get their key when they are left. */
function storeScrollPosition(): void {
  const entry = entryOf(history.state) ?? newKey();
  if (entryOf(history.state) === null)
    history.replaceState({ ...history.state, [entryKey]: entry }, '');
  positions.set(entry, readScrollPosition());
}

function entryOf(state: unknown): string | null {
  const entry =
    typeof state === 'object' && state !== null
      ? (state as Record<string, unknown>)[entryKey]
      : null;
  return typeof entry === 'string' ? entry : null;
}

/** Two visits of the same tab do not share one. */
const newKey = (): string => String(Math.random());
