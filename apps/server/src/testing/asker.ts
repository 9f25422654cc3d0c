import type { TenantId } from '@comanda/domain/ids.ts';
import type { Asker } from '../geocoding/geocoder.ts';

/** A shopper of the burger brand, in that country. */
export const asker = (country = 'cl', session: string | null = null, rest: Partial<Asker> = {}): Asker => ({
  ...{ tenantId: 'burger' as TenantId, country, session, person: null, near: null },
  ...rest,
});
