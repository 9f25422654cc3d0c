import { taxIdKinds } from '../store/question-kinds.ts';

/**
 * Name of the customer of an order whose contact data was erased.
 * docs/rules/privacy.md#erased-order.
 */
export const erasedCustomerName = 'Cliente';

/**
 * Kinds of checkout questions whose answers an erased order keeps: tax ids, which belong to its
 * invoice.
 */
export const keptAnswerKinds = taxIdKinds;
