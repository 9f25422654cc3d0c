import { deleteCard, type SavedCardAnswer } from '@comanda/contract/cards.ts';
import { methodOfCardType } from '@comanda/domain/card/saved-card.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useRef, useState } from 'react';
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
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const busy = useRef(false);
  const method = slugOf(methodOfCardType[type]);
  const remove = async (which: 'newest' | 'all'): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState('busy');
    const ids = which === 'all' ? [id, ...copies] : [id];
    const answers = await Promise.all(
      ids.map((cardId) =>
        app.api.call(deleteCard, { params: { method, id: cardId }, idempotencyKey: cardId }),
      ),
    );
    const left = await loadCards(app);
    busy.current = false;
    const isLeft = left?.some((card) => ids.includes(card.id)) === true;
    if (isLeft || answers.some((answer) => !answer.ok && answer.error.label !== 'NOT_FOUND'))
      return setState('failed');
    showToast(app.toasts, words.removed);
    frame.answer({ removed: id });
  };
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    remove: (which) => void remove(which),
  };
}
