import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { methodOfCardType, type SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { cardLines } from '../../shop/cards/card-name.ts';
import { chooseCard } from '../../shop/cards/card-choice.ts';
import { useSavedCards } from '../../shop/cards/use-saved-cards.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CardLogo } from './card-logo.tsx';
import css from './cards.module.css';
import { CardsStatus } from './cards-status.tsx';
import { InstallmentsField } from './installments-field.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    chooseCard: {
      request: {
        /** The method that the card has to pay with. */
        method: SavedCardMethod;
      };
      answer: { card: SavedCardAnswer };
    };
  }
}

/**
 * Asks for the saved card that pays an order, where none is chosen.
 * docs/rules/cards.md#choice-of-a-card.
 */
export function ChooseCardModal({ request: { method }, frame }: ModalProps<'chooseCard'>) {
  const { texts } = useApp();
  const words = useTextsOf(cardsTexts);
  const modals = useModals();
  const session = useSession();
  const saved = useSavedCards();
  const [picked, setPicked] = useState<string | null>(null);
  const cards = (saved.cards ?? []).filter(({ type }) => methodOfCardType[type] === method);
  const card = cards.find(({ id }) => id === picked) ?? cards.at(-1);
  const pay = (): void => {
    if (card === undefined || session === null) return;
    chooseCard(session.userId, card.id);
    frame.answer({ card });
  };
  return (
    <Dialog label={words.chooseTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.chooseTitle} />
      <DialogBody>
        <div className={css.stack}>
          <CardsStatus saved={{ ...saved, cards: saved.cards && cards }} />
          {card === undefined ? null : (
            <CardChoice cards={cards} card={card} method={method} onPick={setPicked} />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        {card === undefined ? (
          <Button wide onClick={() => modals.replace({ kind: 'addCard', from: 'checkout' })}>
            {words.add}
          </Button>
        ) : (
          <Button wide onClick={pay}>
            {words.choosePay}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

type CardChoiceProps = {
  cards: readonly SavedCardAnswer[];
  card: SavedCardAnswer;
  method: SavedCardMethod;
  onPick: (id: string) => void;
};

/** The cards, the newest first, and the installments of the chosen one. */
function CardChoice({ cards, card, method, onPick }: CardChoiceProps) {
  const words = useTextsOf(cardsTexts);
  return (
    <>
      <ChoiceList
        name="card"
        legend={words.title}
        value={card.id}
        onChange={onPick}
        options={cards.toReversed().map((option) => ({
          value: option.id as string,
          ...cardLines(option, words),
          mark: <CardLogo card={option} />,
        }))}
      />
      <InstallmentsField method={method} />
    </>
  );
}
