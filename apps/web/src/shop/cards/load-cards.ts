import { getCards, type SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { AppContext } from '../app-context.ts';
import { cardList, knownCardsOf } from './card-list.ts';

/**
 * Loads the cards of the current session's user; a guest and a visitor have none.
 * docs/rules/cards.md#cards-in-the-browser.
 */
export async function loadCards(
  { api, sessions }: Pick<AppContext, 'api' | 'sessions'>,
  signal?: AbortSignal,
): Promise<readonly SavedCardAnswer[] | null> {
  const session = sessions.current();
  if (session?.role !== 'user') return null;
  const { userId } = session;
  const answer = await api.call(getCards, { as: session, ...(signal && { signal }) });
  if (signal?.aborted === true || sessions.current()?.userId !== userId) return null;
  cardList.setState({
    userId,
    cards: answer.ok ? (answer.value ?? []) : knownCardsOf(userId),
    refusal: answer.ok ? null : answer.error,
  });
  return answer.ok ? (answer.value ?? []) : null;
}
