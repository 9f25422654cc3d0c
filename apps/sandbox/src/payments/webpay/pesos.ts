import { formatMoney } from '../kit/format-money.ts';

/** Formats an amount in whole pesos, as usual in Chile. */
export const pesos = (amount: number): string => formatMoney(amount, 'CLP');
