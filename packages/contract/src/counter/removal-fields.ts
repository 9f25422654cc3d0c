import { declineWishes, removalOutcomes } from '@comanda/domain/line-removal/line-removal.ts';
import { askedRemovalSchema } from '@comanda/domain/line-removal/line-removal-schema.ts';
import * as v from 'valibot';

/**
 * The newest question about units of an order; null: none, or staff took it back. `callAt`: the
 * instant from which a shopper without an answer is to be called. `answer` null: it waits;
 * `seenAt`: staff has seen it.
 */
export const removalFields = {
  removal: v.nullable(
    v.object({
      ...askedRemovalSchema.entries,
      callAt: v.string(),
      answer: v.nullable(
        v.object({
          outcome: v.picklist(removalOutcomes),
          wish: v.nullable(v.picklist(declineWishes)),
          at: v.string(),
          seenAt: v.optional(v.string()),
        }),
      ),
    }),
  ),
} as const;
