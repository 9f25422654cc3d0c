import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { getMercatTerms, getPage, getTerms } from './read-page.ts';

export const pageModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getPage,
      getTerms,
      getMercatTerms,
    }),
});
