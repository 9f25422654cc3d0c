import { useEffect, useRef } from 'react';

const depthKey = 'modalDepth';

/** Returns the number of open modals that the current history entry stands for. */
export function historyDepth(state: unknown): number {
  const depth =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[depthKey] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/** The depth that a traversal under way leads to: the browser goes back later, and until then `history.state` is the one before. */
let pendingDepth: number | null = null;

/** Removes the entries above `depth`. */
function goBackTo(depth: number): void {
  const from = pendingDepth ?? historyDepth(history.state);
  if (from <= depth) return;
  pendingDepth = depth;
  history.go(depth - from);
}

/**
 * Keeps one history entry per open modal, `depth` of them: opening pushes one, closing goes back one, Back closes the top modal. After a
 * reload the entry may remain without its modal; it is then an ordinary step back.
 */
export function useModalHistory(depth: number, closeTop: () => void): void {
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
      for (let next = previousDepth + 1; next <= depth; next += 1)
        history.pushState({ ...history.state, [depthKey]: next }, '');
    }
    if (depth < previousDepth) goBackTo(depth);
  }, [depth]);
  useEffect(() => {
    const onBack = (): void => {
      pendingDepth = null;
      if (historyDepth(history.state) < knownDepth.current) closeTop();
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [closeTop]);
}

/** Closes all modals. Resolves when their history entries are removed, so that the caller can navigate. */
export function leaveModals(closeAll: () => void): Promise<void> {
  if (historyDepth(history.state) === 0) {
    closeAll();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const onBack = (): void => {
      if (historyDepth(history.state) > 0) return;
      removeEventListener('popstate', onBack);
      resolve();
    };
    addEventListener('popstate', onBack);
    closeAll();
  });
}

/** The browser removes the entry of a closed modal later. Milliseconds after which there was none to remove. */
const longestBackMs = 1_000;

/**
 * Resolves when the entry of the modal that was just answered or closed is removed; Back has removed it already. A navigation before that would
 * go back one step too far. Call it at once after the answer.
 */
export function answeredModalLeft(): Promise<void> {
  if (historyDepth(history.state) === 0) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, longestBackMs);
  });
}
