import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../app-context.ts';
import { useSession } from '../use-sessions.ts';
import { cardList, type CardList } from './card-list.ts';
import { loadCards } from './load-cards.ts';

export type SavedCards = Pick<CardList, 'cards' | 'refusal'> & { reload: () => void };

/**
 * Returns the saved cards of the current user, loaded at once; those of another person are never
 * returned. `cards` null: loading, failed, or nobody is logged in.
 * docs/rules/cards.md#cards-in-the-browser.
 */
export function useSavedCards(): SavedCards {
  const app = useApp();
  const session = useSession();
  const userId = session?.role === 'user' ? session.userId : null;
  const list = useStore(cardList);
  useEffect(() => {
    const aborter = new AbortController();
    void loadCards(app, aborter.signal);
    return () => aborter.abort();
  }, [app, userId]);
  const reload = useCallback(() => void loadCards(app), [app]);
  const isOwn = userId !== null && list.userId === userId;
  return { cards: isOwn ? list.cards : null, refusal: isOwn ? list.refusal : null, reload };
}
