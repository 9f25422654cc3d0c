import { accept } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';

export const areaRoutes = ({ areas }: Pick<Deps, 'areas'>) =>
  ({
    getAreas: async ({ tenant }) => accept([...(await areas(tenant.country.code))]),
  }) satisfies RouteHandlers;
