import type { Minor } from '../../money/money.ts';
import type { DrawerMovementKind, DrawerMovementReason } from './drawer-session.ts';

/**
 * An entry of a drawer's day. `amount`: what it puts into the drawer, negative if it takes out.
 * `counted`: cash that was counted, or that a rider handed in, of which `expected` had to be there.
 * null: the entry has none. Minor units; `at` is an ISO instant.
 */
export type DrawerEntry = {
  readonly entry: 'open' | 'movement' | 'count' | 'settlement' | 'correction';
  readonly at: string;
  readonly staffName: string;
  readonly kind: DrawerMovementKind | null;
  readonly reason: DrawerMovementReason | null;
  readonly riderName: string | null;
  readonly amount: Minor | null;
  readonly counted: Minor | null;
  readonly expected: Minor | null;
};
