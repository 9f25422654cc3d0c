import { cards } from '../es/cards.ts';
import { defineTexts } from '../define-texts.ts';

export const cardsTexts = defineTexts('cards', cards, (overlays) => overlays.cards);
