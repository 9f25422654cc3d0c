import { useFollowedCards } from '../counter/live-board.tsx';
import type { Tones } from '../counter/play-tones.ts';
import { withProblem } from '../counter/rider-problems.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import { useCardNotice } from './use-card-notice.ts';

/** Low, high, low: neither a new order (rising) nor a cancelled one (falling). */
const problemTones: Tones = [
  [523, 0],
  [784, 0.16],
  [523, 0.32],
];

/**
 * Tells a new problem of a rider on every screen: to screen readers, and by a short sound.
 * docs/rules/counter-riders.md#notice-of-a-problem.
 */
export function RiderProblemNotice() {
  const texts = useShellTexts();
  const cards = useFollowedCards();
  const number = useCardNotice(cards && withProblem(cards), problemTones);
  return (
    <p className="visually-hidden" aria-live="assertive">
      {number === null ? '' : texts.riderProblem(number)}
    </p>
  );
}
