import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { Lateness } from '@comanda/domain/counter/board-lateness.ts';

/** The colour of a card's head. docs/rules/counter-board.md#head-of-a-card. */
export type CardTone = 'ended' | 'problem' | 'late' | 'soon' | 'new' | 'onTime';

/** Returns the tone of a card: the worst that is true of its order. */
export function cardTone(
  { ended, hasRiderProblem, column }: Pick<BoardCard, 'ended' | 'hasRiderProblem' | 'column'>,
  lateness: Lateness,
): CardTone {
  if (ended !== null) return 'ended';
  if (hasRiderProblem) return 'problem';
  if (lateness !== 'onTime') return lateness;
  return column === 'new' ? 'new' : 'onTime';
}
