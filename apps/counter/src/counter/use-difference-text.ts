import { type Minor, minor } from '@comanda/domain/money/money.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { useMoney } from './use-money.ts';
import { useTextsOf } from './use-texts.ts';

/** Returns a function that says whether a count is exact, too little or too much. */
export function useDifferenceText(): (difference: Minor) => string {
  const { cashBox: texts } = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  return (difference) => {
    if (difference === 0) return texts.exact;
    const amount = money(minor(Math.abs(difference)));
    return difference < 0 ? texts.missing(amount) : texts.over(amount);
  };
}
