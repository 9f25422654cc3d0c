import type { CouponFiles } from '@comanda/domain/draft/coupon-files.ts';
import type { MenuSection } from '@comanda/domain/draft/menu-section.ts';
import type { DraftEdit, DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import type { LookFiles } from '@comanda/domain/draft/look-files.ts';
import type { RuleFiles } from '@comanda/domain/draft/rule-files.ts';
import type { StoreFiles } from '@comanda/domain/draft/store-files.ts';
import type { KeptEdit } from './brand-draft.rows.ts';
import { draftOver } from './draft-over-brand.ts';
import { menuSectionOf, type PublishedBrand } from './read-brand.ts';

/** The files of one section. */
export type SectionFiles =
  | { section: 'menu'; files: MenuSection }
  | { section: 'look'; files: LookFiles }
  | { section: 'coupons'; files: CouponFiles }
  | { section: 'stores'; files: StoreFiles }
  | { section: 'rules'; files: RuleFiles };

/** `lost`: the edits that change nothing. */
type DraftedSection = { drafted: SectionFiles; lost: readonly DraftEdit[] };

/** Lays the draft of a section over the published brand. */
export function draftSection(
  brand: PublishedBrand,
  section: DraftSection,
  edits: readonly KeptEdit[],
): DraftedSection {
  switch (section) {
    case 'menu': {
      const { files, lost } = draftOver(menuSectionOf(brand), edits);
      return { drafted: { section, files }, lost };
    }
    case 'look': {
      const { files, lost } = draftOver(brand.look, edits);
      return { drafted: { section, files }, lost };
    }
    case 'coupons': {
      const { files, lost } = draftOver(brand.coupons, edits);
      return { drafted: { section, files }, lost };
    }
    case 'stores': {
      const { files, lost } = draftOver(brand.stores, edits);
      return { drafted: { section, files }, lost };
    }
    case 'rules': {
      const { files, lost } = draftOver(brand.rules, edits);
      return { drafted: { section, files }, lost };
    }
  }
}
