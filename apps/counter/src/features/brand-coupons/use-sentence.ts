import { formatCount } from '@comanda/domain/money/format-count.ts';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useTermWords } from '../../counter/coupon-words/use-coupon-words.ts';
import type { SubjectsOfCoupons } from './coupon-brand.ts';
import { couponSentence } from './coupon-sentence.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

/** Returns a function that reads a coupon as one sentence. */
export function useSentence({ names }: SubjectsOfCoupons): (coupon: Coupon) => string {
  const terms = useTermWords();
  const texts = useBrandCouponTexts();
  const { country } = useCounter().page;
  const count = (value: number): string => formatCount(value, country);
  return (coupon) => couponSentence(coupon, { terms, texts, names, count });
}
