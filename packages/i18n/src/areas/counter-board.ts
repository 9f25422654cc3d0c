import { counterBoard } from '../es/counter-board.ts';
import { defineTexts } from '../define-texts.ts';

export const counterBoardTexts = defineTexts('counterBoard', counterBoard);
