import type { Result } from '@comanda/domain/result.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { buildCoupons } from './build-coupons.ts';
import { buildLook } from './build-look.ts';
import { buildMenus } from './build-menus.ts';
import { buildRules } from './build-rules.ts';
import { buildStores } from './build-stores.ts';
import type { DraftProblem } from './draft-problem.ts';
import type { SectionFiles } from './drafted-section.ts';
import type { Publication } from './publication.ts';
import type { PublishedBrand } from './read-brand.ts';

/**
 * Builds the publication of a section by the schemas and checks of the folder, or returns every
 * reason against it. `now`: ISO instant. docs/rules/back-office.md#publication.
 */
export function buildPublication(
  tx: Tx,
  brand: PublishedBrand,
  drafted: SectionFiles,
  now: string,
): Promise<Result<Publication, readonly DraftProblem[]>> {
  switch (drafted.section) {
    case 'menu':
      return buildMenus(tx, brand, drafted.files, now);
    case 'look':
      return buildLook(tx, brand, drafted.files, now);
    case 'coupons':
      return Promise.resolve(buildCoupons(brand, drafted.files));
    case 'stores':
      return buildStores(tx, brand, drafted.files);
    case 'rules':
      return Promise.resolve(buildRules(brand, drafted.files));
  }
}
