import * as v from 'valibot';
import type { GroupId, ModifierId } from '../ids.ts';
import { fileId } from '../schema/fields.ts';
import { soldModifierFields, soldProductFields } from '../order/sold-product-schema.ts';

/**
 * A dish that goes in the place of removed units, with the names and prices at which it was
 * offered. docs/rules/line-removals.md#another-dish-in.
 */
export const substituteSchema = v.object({
  ...soldProductFields,
  modifiers: v.array(
    v.object({
      ...soldModifierFields,
      id: fileId<ModifierId>(),
      groupId: fileId<GroupId>(),
      parentId: v.nullable(fileId<ModifierId>()),
    }),
  ),
});

/** A dish that is in. `line`: the line of the order below which it stands, from 0. */
export const placedSubstituteSchema = v.object({
  ...substituteSchema.entries,
  line: v.number(),
});
