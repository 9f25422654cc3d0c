import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { Link } from 'wouter';
import { assignPath, paths } from '../../platform/paths.ts';

/** A ready delivery that the store brings itself. */
export const mayGetRider = ({ column, dispatchMethod, broughtBy }: BoardCard): boolean =>
  column === 'ready' && dispatchMethod === 'store_delivery' && broughtBy === 'store';

/**
 * Leads to the riders: to the problem of this order, with the order chosen, or to the rider who
 * gets it. The last two only for a ready delivery that the store brings.
 */
export function GiveToRider({ card, texts }: { card: BoardCard; texts: CounterBoardTexts }) {
  const { id, number, riderName, hasRiderProblem } = card;
  if (hasRiderProblem)
    return (
      <Link
        className={buttonClass('main')}
        href={paths.riders}
        aria-label={`${texts.seeProblem}: ${number}`}
      >
        {texts.seeProblem}
      </Link>
    );
  if (!mayGetRider(card)) return null;
  if (riderName !== null)
    return (
      <Link className={buttonClass('quiet')} href={paths.riders}>
        {texts.withRider(riderName)}
      </Link>
    );
  return (
    <Link
      className={buttonClass('main')}
      href={assignPath(id)}
      aria-label={`${texts.giveToRider}: ${number}`}
    >
      {texts.giveToRider}
    </Link>
  );
}
