import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';

type Removal = NonNullable<BoardCard['removal']>;

/**
 * Returns the mark of a question about units of an order: it waits, the shopper is to be called, or
 * the answer. `isLate`: the shopper has not answered for minutes.
 * docs/rules/line-removals.md#what-everybody-sees.
 */
export function removalMark(
  { answer, way }: Removal,
  isLate: boolean,
  texts: CounterBoardTexts['removal'],
): { text: string; mark: 'soon' | 'problem' | 'started' } {
  if (answer === null)
    return isLate ? { text: texts.call, mark: 'problem' } : { text: texts.waiting, mark: 'soon' };
  if (answer.outcome === 'gone') return { text: texts.gone, mark: 'problem' };
  if (answer.outcome === 'declined')
    return { text: texts.declined[answer.wish ?? 'keep'], mark: 'problem' };
  return way === 'hand'
    ? { text: texts.byHand, mark: 'soon' }
    : { text: texts.agreed, mark: 'started' };
}
