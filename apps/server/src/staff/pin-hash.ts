import type { StaffId, TenantId } from '@comanda/domain/ids.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

type Owner = { tenantId: TenantId; staffId: StaffId };

/**
 * Returns the keyed hash by which a PIN is stored. A plain hash of four digits could be reversed at
 * once. docs/rules/counter-staff.md#pin.
 */
export const pinHash = (secret: string, { tenantId, staffId }: Owner, pin: string): string =>
  createHmac('sha256', secret).update(`pin ${tenantId} ${staffId} ${pin}`).digest('base64url');

/** Returns whether two keyed hashes are equal. */
export const isSamePin = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
