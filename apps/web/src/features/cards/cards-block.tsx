import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Button, IconButton } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { cardMethodsOf } from '../../shop/cards/card-methods.ts';
import { cardLines, cardName } from '../../shop/cards/card-name.ts';
import { useSavedCards } from '../../shop/cards/use-saved-cards.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CardLogo } from './card-logo.tsx';
import css from './cards.module.css';
import { CardsStatus } from './cards-status.tsx';

/**
 * The user's saved cards in the profile: remove and add.
 * docs/rules/profile.md#cards-in-the-profile.
 */
export function CardsBlock() {
  const words = useTextsOf(cardsTexts);
  const modals = useModals();
  const { page } = useApp();
  const saved = useSavedCards();
  const block = useRef<HTMLDivElement>(null);
  const remove = async (card: SavedCardAnswer): Promise<void> => {
    const answer = await modals.ask({ kind: 'removeCard', card });
    // The row and its button are gone; the focus goes to the block.
    if (answer !== 'dismissed') block.current?.focus();
  };
  return (
    <Block title={words.title}>
      <div ref={block} tabIndex={-1} className={css.block}>
        <CardsStatus saved={saved} />
        {(saved.cards ?? []).length === 0 ? null : (
          <ul>
            {(saved.cards ?? []).toReversed().map((card) => (
              <CardRow key={card.id} card={card} onRemove={() => void remove(card)} />
            ))}
          </ul>
        )}
        {cardMethodsOf(page.stores).length === 0 ? null : (
          <Button
            look="quiet"
            wide
            aria-haspopup="dialog"
            onClick={() => modals.open({ kind: 'addCard', from: 'profile' })}
          >
            <Icon name="plus" />
            {words.add}
          </Button>
        )}
      </div>
    </Block>
  );
}

function CardRow({ card, onRemove }: { card: SavedCardAnswer; onRemove: () => void }) {
  const words = useTextsOf(cardsTexts);
  const name = cardName(card, words);
  const { label, hint } = cardLines(card, words);
  return (
    <li className={css.card}>
      <CardLogo card={card} />
      <span>
        <b>{label}</b>
        <small>{card.copies.length === 0 ? hint : `${hint} · ${words.savedTwice}`}</small>
      </span>
      <IconButton icon="bin" size={18} label={words.remove(name)} haspopup onClick={onRemove} />
    </li>
  );
}
