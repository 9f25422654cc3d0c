import type { MenuCache } from '../menu/menu-cache.ts';
import type { GeocodingRequester } from '../geocoding/geocoder.ts';
import type { TenantContext } from '../platform/http/call.ts';

/**
 * Identifies the shopper who looks an address up. The search prefers places near the brand's
 * default store.
 */
export async function requesterOf(
  menus: Pick<MenuCache, 'tenant'>,
  { tenant, ip }: { tenant: TenantContext; ip: string },
  session: string | null = null,
): Promise<GeocodingRequester> {
  const cachedTenant = await menus.tenant(tenant.id);
  const store = cachedTenant?.stores.find(({ id }) => id === cachedTenant.settings.defaultStoreId);
  const near = store ? { latitude: store.latitude, longitude: store.longitude } : null;
  return { tenantId: tenant.id, country: tenant.country.code, session, person: ip, near };
}
