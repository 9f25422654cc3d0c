import { useAction } from '@comanda/client/use-action.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { CardId } from '@comanda/domain/ids.ts';
import { deleteCard, type SavedCardAnswer } from '@comanda/contract/cards.ts';
import { methodOfCardType } from '@comanda/domain/card/saved-card.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useApp } from '../../shop/app-context.ts';
import { loadCards } from '../../shop/cards/load-cards.ts';

import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/**
 * `remove`: the newest card of the plastic, or it and its older copies. A card that is gone already
 * counts as deleted; one that is still listed does not.
 */
export function useRemoveCard(
  { id, type, copies }: SavedCardAnswer,
  frame: ModalFrame<ModalAnswers['removeCard']>,
): { isBusy: boolean; hasFailed: boolean; remove: (which: 'newest' | 'all') => void } {
  const app = useApp();
  const words = useTextsOf(cardsTexts);
  const method = slugOf(methodOfCardType[type]);
  const { run, isBusy, refusal } = useAction<CardId, 'newest' | 'all'>(
    async (call, which) => {
      const ids = which === 'all' ? [id, ...copies] : [id];
      const answers = await Promise.all(
        ids.map((cardId) =>
          call(deleteCard, { params: { method, id: cardId }, idempotencyKey: cardId }),
        ),
      );
      const left = await loadCards(app);
      const failed = answers.find((answer) => !answer.ok && answer.error.label !== 'NOT_FOUND');
      if (failed?.ok === false) return failed;
      const isLeft = left?.some((card) => ids.includes(card.id)) === true;
      return isLeft ? refuse(refusalOf('DEFAULT')) : accept(id);
    },
    {
      onDone: (removed) => {
        showToast(app.toasts, words.removed);
        frame.answer({ removed });
      },
    },
  );
  return { isBusy, hasFailed: refusal !== null, remove: (which) => void run(which) };
}
