import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import type { EnrolmentOrigin } from '../../shop/cards/enrolment-link.ts';
import { useApp } from '../../shop/app-context.ts';
import { cardMethodsOf } from '../../shop/cards/card-methods.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './cards.module.css';
import { notBegunText } from './not-begun-text.ts';
import { useAddByPage } from './use-add-by-page.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    addCard: { request: { from: EnrolmentOrigin } };
  }
}

/**
 * Says what happens when a card is saved, and leaves for the provider's page; a card of Kushki is
 * typed in the next dialog. docs/rules/cards.md#adding-a-card.
 */
export function AddCardModal({ request: { from }, frame }: ModalProps<'addCard'>) {
  const { texts, page } = useApp();
  const modals = useModals();
  const words = useTextsOf(cardsTexts);
  const { opening, refusal, open } = useAddByPage(from);
  const methods = cardMethodsOf(page.stores);
  const add = (method: SavedCardMethod): void =>
    method === 'kushkiCardSubscription'
      ? modals.replace({ kind: 'cardSubscription' })
      : open(method);
  return (
    <Dialog label={words.addTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.addTitle} lead={words.addLead} />
      <DialogBody>
        <p className={css.check}>
          <Icon name="alert" size={18} />
          {words.addCheck}
        </p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {refusal === null ? null : <Notice tone="bad">{notBegunText(refusal, words)}</Notice>}
          {methods.map((method, place) => (
            <Button
              key={method}
              look={place === 0 ? 'main' : 'quiet'}
              wide
              aria-disabled={opening !== null}
              onClick={() => add(method)}
            >
              {opening === method ? (
                words.addOpening
              ) : (
                <AddLabel method={method} of={methods.length} />
              )}
            </Button>
          ))}
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** One way to save a card needs no name; of several, each says its provider. */
function AddLabel({ method, of }: { method: SavedCardMethod; of: number }) {
  const words = useTextsOf(cardsTexts);
  return of === 1 ? words.addGo : words.addWith[method];
}
