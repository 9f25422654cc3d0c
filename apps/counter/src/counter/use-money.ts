import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useCounter } from './app-context.ts';

/** Returns a function that writes an amount as the brand's country does. */
export function useMoney(): (amount: Minor) => string {
  const { country } = useCounter().page;
  return (amount) => formatMoney(amount, country);
}
