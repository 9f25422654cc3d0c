/**
 * Kinds of questions that a store asks at checkout: a free text, what the shopper must not eat, and
 * the tax numbers NIT (gt) and RFC (mx). docs/rules/checkout.md#checkout-questions.
 */
export const questionKinds = ['text', 'allergy', 'nit', 'rfc'] as const;
export type QuestionKind = (typeof questionKinds)[number];
