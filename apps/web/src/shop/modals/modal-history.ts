import { useEffect, useRef } from 'react';
import type { ModalStack } from './modal-stack.ts';

const depthKey = 'modalDepth';

/** How many modals the current history entry stands for. */
export function historyDepth(state: unknown): number {
  const depth =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[depthKey] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/**
 * One history entry per open modal: opening pushes one, closing by hand takes it back, Back closes the top modal. After a reload the
 * entry may remain while the modal is gone; it is then an ordinary step back.
 */
export function useModalHistory(stack: ModalStack, closeTop: () => void): void {
  const depth = stack.open.length;
  const known = useRef(0);
  useEffect(() => {
    const before = known.current;
    known.current = depth;
    if (depth > before)
      for (let next = before + 1; next <= depth; next += 1)
        history.pushState({ ...history.state, [depthKey]: next }, '');
    if (depth < before && historyDepth(history.state) > depth)
      history.go(depth - historyDepth(history.state));
  }, [depth]);
  useEffect(() => {
    const onBack = (): void => {
      if (historyDepth(history.state) < known.current) closeTop();
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [closeTop]);
}

/** Resolves once the history entries of all open modals are taken back: the moment to navigate elsewhere. */
export function leaveModals(closeAll: () => void): Promise<void> {
  const depth = historyDepth(history.state);
  if (depth === 0) {
    closeAll();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    closeAll();
  });
}
