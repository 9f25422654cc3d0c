import type { CardBrand } from './card-brand.ts';

/**
 * Returns the number of digits of a brand's CVC: 4 for American Express, 3 for the others.
 * docs/rules/cards.md#card-form.
 */
export const cvcDigits = (brand: CardBrand): number => (brand === 'amex' ? 4 : 3);

export const isCvc = (typed: string, brand: CardBrand): boolean =>
  /^\d+$/.test(typed) && typed.length === cvcDigits(brand);
