import type { MenuMemory } from '../features/menu/menu-memory.ts';
import type { Asker } from '../geocoding/geocoder.ts';
import type { TenantContext } from '../platform/http/call.ts';

/** Who looks an address up: a shopper of this brand, most likely one near its default store. */
export async function askerOf(
  menus: Pick<MenuMemory, 'tenant'>,
  { tenant, ip }: { tenant: TenantContext; ip: string },
  session: string | null = null,
): Promise<Asker> {
  const memory = await menus.tenant(tenant.id);
  const store = memory?.stores.find(({ id }) => id === memory.settings.defaultStoreId);
  const near = store ? { latitude: store.latitude, longitude: store.longitude } : null;
  return { tenantId: tenant.id, country: tenant.country.code, session, person: ip, near };
}
