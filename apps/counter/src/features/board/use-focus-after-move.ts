import { type RefObject, useEffect, useRef } from 'react';

/** The order whose card had the focus, and its column. */
type Place = { orderId: string; column: Element | null };

/** Dialogs, sheets and the messages of the board belong to the card that opened them. */
const aboutACard = 'dialog, [popover], [data-about-a-card]';

/**
 * Keeps the keyboard's place when a card moves: the focus follows the card to its new column, or
 * goes to the next card of the old one if it left the board.
 */
export function useFocusAfterMove(board: RefObject<HTMLElement | null>): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target.closest(aboutACard)) return;
      const card = target.closest<HTMLElement>('[data-order]');
      const orderId = card?.dataset['order'];
      last.current =
        card && orderId !== undefined ? { orderId, column: card.closest('section') } : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [board]);
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const { orderId, column } = last.current;
    const card = board.current?.querySelector<HTMLElement>(`[data-order="${orderId}"] a`);
    const next = card ?? column?.querySelector<HTMLElement>('li a, h2');
    next?.focus({ preventScroll: true });
  });
}
