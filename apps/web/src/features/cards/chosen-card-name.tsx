import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { useStore } from 'zustand';
import { cardChoice, chosenCardOf } from '../../shop/cards/card-choice.ts';
import { cardList } from '../../shop/cards/card-list.ts';
import { cardName } from '../../shop/cards/card-name.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/** The chosen card in words. `otherwise`: shown while no card is chosen. */
export function ChosenCardName({ otherwise }: { otherwise: string }) {
  const words = useTextsOf(cardsTexts);
  const cardId = chosenCardOf(useStore(cardChoice), useSession()?.userId);
  const card = useStore(cardList).cards?.find(({ id }) => id === cardId);
  return card === undefined ? otherwise : cardName(card, words);
}
