import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { text } from '@comanda/contract/fields.ts';
import { branded, instant } from '@comanda/domain/schema/fields.ts';
import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import { staffRoles } from '@comanda/domain/session/role.ts';
import * as v from 'valibot';

/**
 * The staff member who is signed in on this device. `id`: of the session; its token is in a cookie.
 * `storeIds`: the stores that they work for; `expiresAt`: ISO instant.
 */
export const counterSessionSchema = v.object({
  id: text(40),
  staffId: branded<StaffId>(text(60)),
  name: text(fieldLengths.name),
  role: v.picklist(staffRoles),
  storeIds: v.union([v.literal('all'), v.array(branded<StoreId>(v.number()))]),
  expiresAt: instant,
});
export type CounterSession = v.InferOutput<typeof counterSessionSchema>;
