import { cards } from '../es/cards.ts';
import { cards as ofMexico } from '../es-MX/cards.ts';
import { defineTexts } from '../define-texts.ts';

export const cardsTexts = defineTexts('cards', cards, { 'es-MX': ofMexico });
