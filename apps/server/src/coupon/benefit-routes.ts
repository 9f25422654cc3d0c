import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { listCompanies } from '../user/list-companies.ts';
import { listUsedCoupons } from './list-used-coupons.ts';

export const benefitRoutes = (deps: Pick<Deps, 'db' | 'menus' | 'tokenSecret'>) =>
  ({
    getCompanies: (call) => listCompanies(deps, call),
    getUsedCoupons: (call) => listUsedCoupons(deps, call),
  }) satisfies RouteHandlers;
