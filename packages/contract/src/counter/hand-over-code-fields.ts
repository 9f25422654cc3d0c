import { withoutCodeReasons } from '@comanda/domain/order/hand-over-code.ts';
import * as v from 'valibot';
import { text } from '../fields.ts';

/**
 * Fields of a hand-over: the digits that the shopper showed (spaces around them do not count), or
 * the reason for which a manager does without. A delivery and an order without a code need neither.
 * docs/rules/counter-ticket.md#code-of-a-pickup.
 */
export const handOverCodeFields = {
  code: v.optional(v.nullable(text(12))),
  withoutCode: v.optional(v.nullable(v.picklist(withoutCodeReasons))),
};
