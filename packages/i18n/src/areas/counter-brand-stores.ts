import { counterBrandStores } from '../es/counter-brand-stores.ts';
import { defineTexts } from '../define-texts.ts';

export const counterBrandStoresTexts = defineTexts('counterBrandStores', counterBrandStores);
