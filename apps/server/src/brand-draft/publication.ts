import type { CouponsPublication } from './build-coupons.ts';
import type { LookPublication } from './build-look.ts';
import type { MenuPublication } from './build-menus.ts';
import type { RulesPublication } from './build-rules.ts';
import type { StoresPublication } from './build-stores.ts';

/** A section of a brand, ready to be published. */
export type Publication =
  MenuPublication | LookPublication | CouponsPublication | StoresPublication | RulesPublication;
