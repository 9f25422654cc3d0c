import { defineModule } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { checkBrandDraft } from './check-brand-draft.ts';
import { getBrandDraft } from './get-brand-draft.ts';
import { listArchivedDishes } from './list-archived-dishes.ts';
import { getBrandVersions } from './list-brand-versions.ts';
import { previewBrandDraft } from './preview-brand-draft.ts';
import { publishBrandDraft } from './publish-brand-draft.ts';
import { restoreBrandVersion } from './restore-brand-version.ts';
import { saveBrandDraft } from './save-brand-draft.ts';

export const brandDraftModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getBrandDraft,
      saveBrandDraft,
      checkBrandDraft,
      publishBrandDraft,
      previewBrandDraft,
      getBrandVersions,
      getArchivedDishes: listArchivedDishes,
      restoreBrandVersion,
    }),
});
