import { isAnswerUnseen } from '@comanda/domain/line-removal/unseen-answer.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Link, useLocation } from 'wouter';
import { useFollowedCards } from '../counter/live-board.tsx';
import type { Tones } from '../counter/play-tones.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import { ticketPath } from '../platform/paths.ts';
import { useCardNotice } from './use-card-notice.ts';
import css from './waiting-notice.module.css';

/** The same tone twice: an answer is no new order (rising) and no problem (low, high, low). */
const answerTones: Tones = [
  [659, 0],
  [659, 0.22],
];

/**
 * Says on every screen that shoppers answered about a missing dish, with the way to the first of
 * these orders, until somebody has seen the answers; each sounds once.
 * docs/rules/line-removals.md#answer-that-nobody-has-seen.
 */
export function RemovalAnswerBar() {
  const texts = useShellTexts();
  const [path] = useLocation();
  const cards = useFollowedCards();
  const answered = cards?.filter(({ removal }) => removal !== null && isAnswerUnseen(removal));
  useCardNotice(answered ?? null, answerTones);
  const [first] = answered ?? [];
  const isShown = first !== undefined && path !== ticketPath(first.id);
  return (
    <div role="status">
      {isShown ? (
        <Link className={css.bar} data-about="answer" href={ticketPath(first.id)}>
          <Icon name="alert" size={24} />
          <b>
            {answered?.length === 1
              ? texts.removalAnswer(first.number)
              : texts.removalAnswers(answered?.length ?? 0)}
          </b>
          <span className={css.go}>{texts.toAnswer}</span>
        </Link>
      ) : null}
    </div>
  );
}
