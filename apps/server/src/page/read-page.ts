import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { storefrontSerialisers } from '../menu/storefront-serialisers.ts';
import type { CallTo, TenantContext } from '../platform/http/call.ts';

type PageDeps = Pick<Deps, 'menus'>;

/** Returns a text page of the brand. */
export const getPage = (deps: PageDeps, { tenant, query }: CallTo<'getPage'>) =>
  readPage(deps, tenant, query.page);

/** Returns the brand's terms. Every brand has them, because the import requires them. */
export const getTerms = (deps: PageDeps, { tenant }: CallTo<'getTerms'>) =>
  readPage(deps, tenant, 'terms-and-conditions');

/** Returns the terms of the platform. Every brand has them, because the import requires them. */
export const getMercatTerms = (deps: PageDeps, { tenant }: CallTo<'getMercatTerms'>) =>
  readPage(deps, tenant, 'mercat-terms-and-conditions');

async function readPage({ menus }: PageDeps, tenant: TenantContext, name: string) {
  const tenantCache = await menus.tenant(tenant.id);
  const page = tenantCache?.pages.find((each) => each.page === name);
  if (!tenantCache || !page) return refuse(refusalOf('NOT_FOUND'));
  return accept(
    await tenantCache.answers.getOrCreate(`page ${page.page}`, () =>
      storefrontSerialisers(tenant.decimals).page(page),
    ),
  );
}
