import { counterMoney } from '../es/counter-money.ts';
import { defineTexts } from '../define-texts.ts';

export const counterMoneyTexts = defineTexts('counterMoney', counterMoney);
