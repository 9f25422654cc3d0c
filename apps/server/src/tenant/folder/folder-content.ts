import type { Company } from '@comanda/domain/company/companies-of-email.ts';
import type { Suggestions } from '@comanda/domain/menu/suggestions.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { CouponsFile } from './coupons-schema.ts';
import type { BannersFile, DisabledsFile, PagesFile, PricesFile } from './lists-schema.ts';
import type { MenuFile } from './menu-schema.ts';
import type { SettingsFile } from './settings-schema.ts';
import type { TenantFile } from './tenant-schema.ts';

/**
 * The content of all files of a folder, each valid on its own; amounts in minor units. {@link
 * ./check-references.ts} checks them together.
 */
export type FolderContent = {
  tenant: TenantFile;
  settings: SettingsFile;
  stores: readonly Store[];
  /** Menus by the path of their file. */
  menus: ReadonlyMap<string, MenuFile>;
  prices: PricesFile;
  banners: BannersFile;
  disableds: DisabledsFile;
  pages: PagesFile;
  suggestions: Suggestions;
  offers: readonly Offer[];
  companies: readonly Company[];
  coupons: CouponsFile;
};
