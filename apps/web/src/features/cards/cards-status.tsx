import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useApp } from '../../shop/app-context.ts';
import type { SavedCards } from '../../shop/cards/use-saved-cards.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './cards.module.css';

/** Replaces the list of cards while there is none to show: loading, failed, or empty. */
export function CardsStatus({ saved: { cards, refusal, reload } }: { saved: SavedCards }) {
  const { texts } = useApp();
  const words = useTextsOf(cardsTexts);
  const retry = useRetry(refusal, reload);
  if (refusal !== null)
    return (
      <Notice tone="bad">
        <p>{words.notLoaded}</p>
        <RetryButton look="link" retry={retry} />
      </Notice>
    );
  if (cards !== null) return cards.length > 0 ? null : <p className={css.none}>{words.none}</p>;
  return (
    <div className={css.skeleton}>
      <p className="visually-hidden" role="status">
        {texts.common.loading}
      </p>
      <span />
    </div>
  );
}
