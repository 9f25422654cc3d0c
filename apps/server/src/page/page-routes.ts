import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { storefrontSerialisers } from '../menu/storefront-serialisers.ts';
import type { RouteHandlers, TenantContext } from '../platform/http/call.ts';

/**
 * Endpoints of the brand's text pages. Every tenant has the two pages of terms, because the import
 * requires them.
 */
export const pageRoutes = ({ menus }: Pick<Deps, 'menus'>) => {
  const answer = async (tenant: TenantContext, name: string) => {
    const tenantCache = await menus.tenant(tenant.id);
    const page = tenantCache?.pages.find((each) => each.page === name);
    if (!tenantCache || !page) return refuse(refusalOf('NOT_FOUND'));
    return accept(
      await tenantCache.answers.getOrCreate(`page ${page.page}`, () =>
        storefrontSerialisers(tenant.decimals).page(page),
      ),
    );
  };
  return {
    getPage: ({ tenant, query }) => answer(tenant, query.page),
    getTerms: ({ tenant }) => answer(tenant, 'terms-and-conditions'),
    getMercatTerms: ({ tenant }) => answer(tenant, 'mercat-terms-and-conditions'),
  } satisfies RouteHandlers;
};
