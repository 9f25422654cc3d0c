import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { couponTerms, type MenuNames } from '@comanda/domain/counter/coupon/coupon-terms.ts';
import type { CounterBrandCouponsTexts } from '@comanda/i18n/es/counter-brand-coupons.ts';
import {
  conditionTexts,
  discountText,
  type TermWords,
} from '../../counter/coupon-words/term-texts.ts';

/** `count`: writes a number as the country does. */
export type SentenceWords = {
  terms: TermWords;
  texts: CounterBrandCouponsTexts;
  names: MenuNames;
  count: (value: number) => string;
};

/**
 * Returns a coupon as one everyday sentence: what it takes off, then its conditions.
 * docs/rules/back-office.md#coupon-as-a-sentence.
 */
export function couponSentence(
  coupon: Coupon,
  { terms: words, texts, names, count }: SentenceWords,
): string {
  const terms = couponTerms(coupon, names);
  const { maxUses, invitation } = coupon;
  const reward = invitation?.reward ?? null;
  const more = [
    ...(maxUses === null ? [] : [texts.usesInAll(count(maxUses))]),
    ...(reward === null ? [] : [texts.reward(count(reward.points))]),
  ];
  const parts = [...conditionTexts(terms, words).map(withSmallLetter), ...more];
  return texts.sentence([discountText(terms, words), ...parts]);
}

const withSmallLetter = (phrase: string): string =>
  phrase.charAt(0).toLowerCase() + phrase.slice(1);
