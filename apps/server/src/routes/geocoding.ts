import { accept } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { Routes } from '../platform/http/call.ts';

export const geocodingRoutes = ({ geocoder }: Pick<Deps, 'geocoder'>) =>
  ({
    searchPlaces: async ({ tenant, query }) =>
      accept(await geocoder.search(tenant.country.code, { text: query.q, city: query.city ?? null })),
  }) satisfies Routes;
