import { useEffect, useState } from 'react';
import { useCounter } from '../counter/app-context.ts';
import { useFollowedCards } from '../counter/live-board.tsx';
import type { Tones } from '../counter/play-tones.ts';
import { noNotice, noticeAfter } from '../counter/rider-problems.ts';
import { useShellTexts } from '../counter/use-texts.ts';

/** Low, high, low: neither a new order (rising) nor a cancelled one (falling). */
const problemTones: Tones = [
  [523, 0],
  [784, 0.16],
  [523, 0.32],
];
const volume = 0.6;

/**
 * Tells a new problem of a rider on every screen: to screen readers, and by a short sound.
 * docs/rules/counter-riders.md#notice-of-a-problem.
 */
export function RiderProblemNotice() {
  const { sound } = useCounter();
  const texts = useShellTexts();
  const cards = useFollowedCards();
  const [told, setTold] = useState(noNotice);
  const next = cards === null ? told : noticeAfter(told, cards);
  if (next !== told) setTold(next);
  const { count, number } = next;
  useEffect(() => {
    if (count > 0) sound.play(problemTones, volume);
  }, [sound, count]);
  return (
    <p className="visually-hidden" aria-live="assertive">
      {number === null ? '' : texts.riderProblem(number)}
    </p>
  );
}
