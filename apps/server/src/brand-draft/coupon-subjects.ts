import { minor } from '@comanda/domain/money/money.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';

/** Returns what the coupons of a brand may be for, as it is published. */
export const couponSubjects = ({ menus, settings, stores, operations }: CachedTenant) => ({
  menus,
  offers: settings.offers ?? [],
  stores: stores.map((store) => ({
    ...{ id: store.id, name: store.name, timeZone: store.timeZone, menuId: store.menuId },
    paymentMethods: [...store.paymentMethods],
    deliveryFee: lowestFee(store),
  })),
  companies: operations.companies.map(({ id, name }) => ({ id, name })),
});

const lowestFee = ({ deliveryZones }: Store) =>
  deliveryZones.length === 0 ? null : minor(Math.min(...deliveryZones.map(({ fee }) => fee)));
