import { accept } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { listCompanies } from '../workflows/list-companies.ts';

/** No brand has coupons yet, so nobody has used one. docs/rules/survey.md#used-coupons. */
export const benefitRoutes = (deps: Pick<Deps, 'db' | 'menus'>) =>
  ({
    getCompanies: (call) => listCompanies(deps, call),
    getUsedCoupons: () => accept([]),
  }) satisfies RouteHandlers;
