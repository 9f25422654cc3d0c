import { counterStore } from '../es/counter-store.ts';
import { defineTexts } from '../define-texts.ts';

export const counterStoreTexts = defineTexts('counterStore', counterStore);
