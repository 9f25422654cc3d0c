import { navigate as change } from 'wouter/use-browser-location';
import { readScrollPosition, type ScrollPosition } from './scroll-position.ts';

type Options = { replace?: boolean; state?: object };

/**
 * The navigation to the current path: `pushed` by a link or a button, `replaced` by the application
 * in place of the page before, `traversed` by Back or Forward, with the entry's scroll position if
 * it is stored.
 */
export type Arrival =
  { kind: 'pushed' | 'replaced' } | { kind: 'traversed'; position: ScrollPosition | null };

const entryKey = 'entry';
/**
 * Scroll position of each history entry of this visit, by the key in the entry's state. Entries of
 * modals share their page's key.
 */
const positions = new Map<string, ScrollPosition>();
let arrival: Arrival = { kind: 'pushed' };
let shownEntry: string | null = null;

export const readArrival = (): Arrival => arrival;

/**
 * Goes to another path of the application, after storing the scroll position of the current entry
 * for Back.
 */
export function navigate(to: string, { state, ...options }: Options = {}): void {
  storeScrollPosition();
  arrival = { kind: options.replace === true ? 'replaced' : 'pushed' };
  shownEntry = newKey();
  change(to, { ...options, state: { ...state, [entryKey]: shownEntry } });
}

/**
 * Listens to Back and Forward. Call it before any listener that renders another screen. The browser
 * restores scroll positions too, but may do so before the screen is rendered or its data is
 * fetched.
 */
export function listenToHistory(): void {
  shownEntry = entryOf(history.state);
  addEventListener('popstate', ({ state }) => {
    if (shownEntry !== null) positions.set(shownEntry, readScrollPosition());
    shownEntry = entryOf(state);
    arrival = {
      kind: 'traversed',
      position: shownEntry === null ? null : (positions.get(shownEntry) ?? null),
    };
  });
}

/**
 * Stores the scroll position of the current entry. The first entry of a visit, and an entry made by
 * a section link, get their key here.
 */
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

/** Random, so that two visits of the same tab never share a key. */
const newKey = (): string => String(Math.random());
