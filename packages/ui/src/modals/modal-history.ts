import { isRecord } from '@comanda/domain/is-record.ts';
import { useEffect, useRef } from 'react';

const depthKey = 'modalDepth';

/** Returns the number of open modals that the current history entry stands for. */
function historyDepth(state: unknown): number {
  const depth = isRecord(state) ? state[depthKey] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/**
 * The depth that a traversal under way leads to: the browser moves later, and until then
 * `history.state` is the one before.
 */
let pendingDepth: number | null = null;

/** The keys of the entries of open modals, by depth. A browser without keys has none. */
const entryKeys = new Map<number, string>();

function pushEntry(depth: number): void {
  history.pushState({ ...history.state, [depthKey]: depth }, '');
  const key = navigationOf()?.currentEntry?.key;
  if (key !== undefined) entryKeys.set(depth, key);
}

const navigationOf = (): Navigation | undefined => window.navigation;

/**
 * Removes the entries above `depth`. A page that was shown in a frame added entries of its own,
 * which `history.go` would count too: a browser that names entries by key passes over them.
 */
function goBackTo(depth: number): void {
  const current = historyDepth(history.state);
  const from = pendingDepth ?? current;
  if (from <= depth) return;
  pendingDepth = depth;
  // A step forward that is still under way cannot be taken back by the key of the entry that the
  // browser shows.
  const key = current > depth ? keyOfEntryBelow(current - depth) : null;
  if (key === null) return history.go(depth - from);
  traverseTo(key);
}

/**
 * Returns to the entry of a modal that Back could not close. The entry is still in the history, so
 * nothing is pushed: a browser skips entries that a page pushes without a press.
 */
function goForwardTo(depth: number): void {
  pendingDepth = depth;
  const key = entryKeys.get(depth);
  const isThere =
    navigationOf()
      ?.entries()
      .some((entry) => entry.key === key) === true;
  if (key !== undefined && isThere) return traverseTo(key);
  history.go(depth - historyDepth(history.state));
}

function traverseTo(key: string): void {
  const { committed, finished } = window.navigation.traverseTo(key);
  // Another navigation may overtake this one; whoever waits for the entry has a time limit.
  for (const each of [committed, finished]) void each?.catch(() => undefined);
}

/**
 * The key of the shop's own entry `steps` before the current one; null: the browser has no keys.
 */
function keyOfEntryBelow(steps: number): string | null {
  const place = navigationOf()?.currentEntry?.index ?? 0;
  return navigationOf()?.entries()[place - steps]?.key ?? null;
}

/**
 * Keeps one history entry per open modal, `depth` of them: opening pushes one, closing goes back
 * one, Back closes the top modal. `closeTop` returns the number of modals that stay open; a modal
 * that cannot close keeps its entry. After a reload the entry may remain without its modal; it is
 * then an ordinary step back. docs/rules/web.md#back-on-a-modal-that-cannot-close.
 */
export function useModalHistory(depth: number, closeTop: () => number): void {
  const knownDepth = useRef(0);
  useEffect(() => {
    if (historyDepth(history.state) > 0)
      history.replaceState({ ...history.state, [depthKey]: 0 }, '');
  }, []);
  useEffect(() => {
    const previousDepth = knownDepth.current;
    knownDepth.current = depth;
    if (depth > previousDepth) {
      pendingDepth = null;
      for (let next = previousDepth + 1; next <= depth; next += 1) pushEntry(next);
    }
    if (depth < previousDepth) goBackTo(depth);
  }, [depth]);
  useEffect(() => {
    const onBack = (): void => {
      pendingDepth = null;
      const left = closeDownTo(historyDepth(history.state), knownDepth.current, closeTop);
      if (left > historyDepth(history.state)) goForwardTo(left);
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [closeTop]);
}

/**
 * Closes modals from the top until `depth` are open or one cannot close. Returns the number of open
 * ones.
 */
function closeDownTo(depth: number, open: number, closeTop: () => number): number {
  if (open <= depth) return open;
  const left = closeTop();
  return left < open ? closeDownTo(depth, left, closeTop) : left;
}

/**
 * The browser removes the entry of a closed modal later. Milliseconds after which there was none to
 * remove.
 */
const longestBackMs = 1_000;

/**
 * Closes all modals. Resolves when their history entries are removed, so that the caller can
 * navigate.
 */
export function leaveModals(closeAll: () => void): Promise<void> {
  if (historyDepth(history.state) === 0 && (pendingDepth ?? 0) === 0) {
    closeAll();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const onBack = (): void => {
      if (historyDepth(history.state) === 0) end();
    };
    const end = (): void => {
      removeEventListener('popstate', onBack);
      resolve();
    };
    addEventListener('popstate', onBack);
    setTimeout(end, 3 * longestBackMs);
    closeAll();
  });
}

/**
 * Resolves when the entry of the modal that was just answered or closed is removed; Back has
 * removed it already. A navigation before that would go back one step too far. Call it at once
 * after the answer.
 */
export function answeredModalLeft(): Promise<void> {
  if (historyDepth(history.state) === 0) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, longestBackMs);
  });
}
