import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { methodOfCardType } from '@comanda/domain/card/saved-card.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { useStore } from 'zustand';
import { cardChoice, chooseCard, chosenCardOf } from '../../shop/cards/card-choice.ts';
import { cardLines } from '../../shop/cards/card-name.ts';
import type { CardOptionsProps } from '../../shop/cards/card-slots.ts';
import { useSavedCards } from '../../shop/cards/use-saved-cards.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CardLogo } from './card-logo.tsx';
import css from './cards.module.css';
import { CardsStatus } from './cards-status.tsx';
import { InstallmentsField } from './installments-field.tsx';

/**
 * "My credit cards" in the payment section of a user: the newest first, with a button to add one.
 * docs/rules/cards.md#list-of-cards.
 */
export function SavedCardOptions(props: CardOptionsProps) {
  const words = useTextsOf(cardsTexts);
  const saved = useSavedCards();
  const isEmpty = saved.cards?.length === 0;
  return (
    <div className={css.group}>
      {isEmpty ? null : (
        <>
          <p className={css.groupTitle} aria-hidden="true">
            {words.title}
          </p>
          <CardsStatus saved={saved} />
          <UserCards {...props} cards={saved.cards ?? []} />
        </>
      )}
      <AddCardRow hint={isEmpty ? words.none : undefined} />
    </div>
  );
}

/** Adds a card; without one it is all that the section shows of cards. */
function AddCardRow({ hint }: { hint: string | undefined }) {
  const words = useTextsOf(cardsTexts);
  const modals = useModals();
  return (
    <button
      type="button"
      className={css.addRow}
      aria-haspopup="dialog"
      onClick={() => modals.open({ kind: 'addCard', from: 'checkout' })}
    >
      <span className={css.logo}>
        <Icon name="plus" />
      </span>
      <span>
        {words.add}
        {hint === undefined ? null : <small>{hint}</small>}
      </span>
    </button>
  );
}

type UserCardsProps = CardOptionsProps & { cards: readonly SavedCardAnswer[] };

function UserCards({ methods, chosen, onChoose, cards }: UserCardsProps) {
  const words = useTextsOf(cardsTexts);
  const session = useSession();
  const cardId = chosenCardOf(useStore(cardChoice), session?.userId);
  const usable = cards.filter(({ type }) => methods.includes(methodOfCardType[type]));
  const card = usable.find(({ id }) => id === cardId);
  const isChosen = card !== undefined && methodOfCardType[card.type] === chosen;
  return (
    <>
      {usable.length === 0 ? null : (
        <ChoiceList
          name="paymentMethod"
          id={null}
          legend={words.title}
          value={isChosen ? card.id : null}
          onChange={(id) => {
            const next = usable.find((other) => other.id === id);
            if (next === undefined || session === null) return;
            chooseCard(session.userId, next.id);
            onChoose(methodOfCardType[next.type]);
          }}
          options={usable.toReversed().map((option) => ({
            value: option.id,
            ...cardLines(option, words),
            mark: <CardLogo card={option} />,
          }))}
        />
      )}
      {isChosen ? <InstallmentsField method={methodOfCardType[card.type]} /> : null}
    </>
  );
}
