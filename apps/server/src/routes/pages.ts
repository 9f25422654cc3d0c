import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { answerTexts } from '../features/menu/answer-texts.ts';
import type { Routes, TenantContext } from '../platform/http/call.ts';

/** Text pages of the brand. The two terms are pages every tenant has: the import insists on them. */
export const pageRoutes = ({ menus }: Pick<Deps, 'menus'>) => {
  const answer = async (tenant: TenantContext, name: string) => {
    const memory = await menus.tenant(tenant.id);
    const page = memory?.pages.find((each) => each.page === name);
    if (!memory || !page) return refuse(refusalOf('NOT_FOUND'));
    return accept(await memory.answers.take(`page ${page.page}`, () => answerTexts(tenant.decimals).page(page)));
  };
  return {
    getPage: ({ tenant, query }) => answer(tenant, query.page),
    getTerms: ({ tenant }) => answer(tenant, 'terms-and-conditions'),
    getMercatTerms: ({ tenant }) => answer(tenant, 'mercat-terms-and-conditions'),
  } satisfies Routes;
};
