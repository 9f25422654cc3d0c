import { counterCouponsTexts } from '@comanda/i18n/areas/counter-coupons.ts';
import { vocabularyFor } from '@comanda/i18n/define-texts.ts';
import type { CounterCouponsTexts } from '@comanda/i18n/es/counter-coupons.ts';
import { platformText } from '@comanda/i18n/platform-text.ts';
import { useCounter } from '../app-context.ts';
import { useMinute } from '../use-minute.ts';
import { useMoney } from '../use-money.ts';
import { useTextsOf } from '../use-texts.ts';
import type { TermWords } from './term-texts.ts';

export const useCouponTexts = (): CounterCouponsTexts => useTextsOf(counterCouponsTexts);

/** Returns the words with which the terms of a coupon are written in the brand's country. */
export function useTermWords(): TermWords {
  const { terms } = useCouponTexts();
  const { locale } = useCounter().page.country;
  const money = useMoney();
  const year = new Date(useMinute()).getUTCFullYear();
  return {
    year,
    texts: terms,
    money,
    platform: (name) => platformText(name, vocabularyFor(locale)),
  };
}
