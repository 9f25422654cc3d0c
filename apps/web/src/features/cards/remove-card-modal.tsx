import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { CardId } from '@comanda/domain/ids.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useApp } from '../../shop/app-context.ts';
import { cardName } from '../../shop/cards/card-name.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './cards.module.css';
import { useRemoveCard } from './use-remove-card.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    removeCard: { request: { card: SavedCardAnswer }; answer: { removed: CardId } };
  }
}

/**
 * Asks before a card is deleted; of a plastic that was saved twice, asks for both.
 * docs/rules/cards.md#plastic-saved-twice.
 */
export function RemoveCardModal({ request: { card }, frame }: ModalProps<'removeCard'>) {
  const { texts } = useApp();
  const words = useTextsOf(cardsTexts);
  const { isBusy, hasFailed, remove } = useRemoveCard(card, frame);
  const name = cardName(card, words);
  const isTwice = card.copies.length > 0;
  const label = isTwice ? words.removeBoth : words.removeYes;
  return (
    <Dialog label={words.removeTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.removeTitle} />
      <DialogBody>
        <p>{isTwice ? words.removeTwiceText(name) : words.removeText(name)}</p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {hasFailed ? <Notice tone="bad">{words.notRemoved}</Notice> : null}
          <Button wide aria-disabled={isBusy} onClick={() => remove('all')}>
            {isBusy ? words.removing : label}
          </Button>
          {isTwice ? (
            <Button look="quiet" wide aria-disabled={isBusy} onClick={() => remove('newest')}>
              {words.removeNewest}
            </Button>
          ) : null}
          <Button look="link" wide onClick={frame.close}>
            {texts.common.cancel}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
