import type { StaffRole } from '../session/role.ts';
import type { StoreFactKind } from '../store-facts/store-fact.ts';

const ofCrew: ReadonlySet<StoreFactKind> = new Set(['busy', 'product', 'modifier', 'stock']);

/**
 * Returns whether staff of a role may change a fact of the store: crew what the kitchen knows
 * (waits and what is left), managers and owners everything.
 * docs/rules/counter-store.md#who-changes-the-store.
 */
export const mayChangeStore = (role: StaffRole, kind: StoreFactKind): boolean =>
  role !== 'crew' || ofCrew.has(kind);
