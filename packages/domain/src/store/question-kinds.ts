import { type TaxIdKind, taxIds } from '../country/countries.ts';

export const taxIdKinds: readonly TaxIdKind[] = taxIds.map(({ kind }) => kind);

/**
 * Kinds of questions that a store asks at checkout: a free text, what the shopper must not eat, and
 * the tax numbers of the countries. docs/rules/checkout.md#checkout-questions.
 */
export const questionKinds: readonly QuestionKind[] = ['text', 'allergy', ...taxIdKinds];
export type QuestionKind = 'text' | 'allergy' | TaxIdKind;

export const isTaxIdKind = (kind: QuestionKind): kind is TaxIdKind =>
  taxIdKinds.some((taxIdKind) => taxIdKind === kind);
