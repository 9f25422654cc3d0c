import * as v from 'valibot';
import { amount } from '../schema/fields.ts';
import { removalReasons, removalWays } from './line-removal.ts';
import { substituteSchema } from './substitute-schema.ts';

/** The units of a removal in the words of the order. */
const removalLinesSchema = v.array(v.object({ name: v.string(), quantity: v.number() }));

/**
 * A proposal that waits for the shopper's answer. `amount`: what the shopper gets back, or pays
 * less. `substitute`: the dish that is offered instead; null or absent: none. `storeBears`: what it
 * costs more, which nobody pays. `askedAt`: ISO instant.
 * docs/rules/line-removals.md#answer-of-the-shopper.
 */
export const askedRemovalSchema = v.object({
  id: v.string(),
  askedAt: v.string(),
  lines: removalLinesSchema,
  amount,
  way: v.picklist(removalWays),
  substitute: v.optional(v.nullable(substituteSchema)),
  storeBears: v.optional(amount),
  reason: v.picklist(removalReasons),
});
