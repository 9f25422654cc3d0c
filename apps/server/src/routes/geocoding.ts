import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { Asker } from '../geocoding/geocoder.ts';
import type { Routes, TenantContext } from '../platform/http/call.ts';

const askerOf = ({ id, country }: TenantContext, session?: string): Asker => ({
  tenantId: id,
  country: country.code,
  session: session ?? null,
});

export const geocodingRoutes = ({ geocoder }: Pick<Deps, 'geocoder'>) =>
  ({
    searchPlaces: async ({ tenant, query }) =>
      accept(await geocoder.search(askerOf(tenant, query.session), { text: query.q, city: query.city ?? null })),
    getPlace: async ({ tenant, params, query }) => {
      const place = await geocoder.place(askerOf(tenant, query.session), params.id);
      return place ? accept(place) : refuse(refusalOf('NOT_FOUND'));
    },
    reversePlace: async ({ tenant, query }) => accept(await geocoder.reverse(askerOf(tenant), query)),
  }) satisfies Routes;
