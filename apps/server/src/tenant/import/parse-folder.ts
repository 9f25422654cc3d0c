import type { Decimals } from '@comanda/domain/money/money.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { noSuggestions } from '@comanda/domain/menu/suggestions.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type * as v from 'valibot';
import { checkReferences } from '../folder/check-references.ts';
import type { FolderContent } from '../folder/folder-content.ts';
import { companiesSchema } from '../folder/companies-schema.ts';
import { couponsSchema } from '../folder/coupons-schema.ts';
import {
  bannersSchema,
  disabledsSchema,
  pagesSchema,
  pricesSchema,
} from '../folder/lists-schema.ts';
import { type MenuFile, menuFileSchema } from '../folder/menu-schema.ts';
import { offerOfFile, offersSchema } from '../folder/offers-schema.ts';
import type { FolderProblem } from '../folder/folder-problem.ts';
import { readFolderFile } from '../folder/read-folder-file.ts';
import { settingsFileSchema } from '../folder/settings-schema.ts';
import { storeOfFile, storesSchema } from '../folder/stores-schema.ts';
import { suggestionsSchema } from '../folder/suggestions-schema.ts';
import { tenantFileSchema } from '../folder/tenant-schema.ts';
import type { Folder } from './read-folder.ts';

/** Decimals that amounts may have while the country is unknown. */
const maxDecimals = 2;

/**
 * The content of the folder's files, or every problem: first those in each file, then those between
 * files.
 */
export function parseFolder(files: Folder): Result<FolderContent, FolderProblem[]> {
  const problems: FolderProblem[] = [];
  const tenant = reader(files, 0, problems)('tenant.json', tenantFileSchema);
  const read = reader(files, tenant ? countries[tenant.country].decimals : maxDecimals, problems);
  const settings = read('settings.json', settingsFileSchema);
  const stores = read('stores.json', storesSchema)?.map(storeOfFile);
  const lists = {
    prices: read('prices.json', pricesSchema),
    banners: read('banners.json', bannersSchema),
    pages: read('pages.json', pagesSchema),
  };
  const disableds = read('disableds.json', disabledsSchema);
  const coupons = read('coupons.json', couponsSchema);
  const suggestions = files.has('suggestions.json')
    ? read('suggestions.json', suggestionsSchema)
    : noSuggestions;
  const offers = files.has('offers.json')
    ? read('offers.json', offersSchema)?.map(offerOfFile)
    : [];
  const companies = files.has('companies.json') ? read('companies.json', companiesSchema) : [];
  const menus = readMenus(files, read);
  const { prices, banners, pages } = lists;
  if (
    !tenant ||
    !settings ||
    !stores ||
    !prices ||
    !banners ||
    !pages ||
    !disableds ||
    !suggestions ||
    !offers ||
    !companies ||
    !coupons
  )
    return refuse(problems);
  if (problems.length > 0) return refuse(problems);
  const content = {
    tenant,
    settings,
    stores,
    menus,
    prices,
    banners,
    pages,
    disableds,
    suggestions,
    offers,
    companies,
    coupons,
  };
  const brokenReferences = checkReferences(content);
  return brokenReferences.length === 0 ? accept(content) : refuse(brokenReferences);
}

type Read = <T>(file: string, schema: v.GenericSchema<unknown, T>) => T | null;

/**
 * Returns a function that reads one file and collects its problems. It returns null for a missing
 * file, which readFolder has reported.
 */
const reader =
  (files: Folder, decimals: Decimals, problems: FolderProblem[]): Read =>
  (file, schema) => {
    const bytes = files.get(file);
    if (!bytes) return null;
    const outcome = readFolderFile(file, bytes, schema, decimals);
    if (outcome.ok) return outcome.value;
    problems.push(...outcome.error);
    return null;
  };

function readMenus(files: Folder, read: Read): Map<string, MenuFile> {
  const menus = new Map<string, MenuFile>();
  for (const file of files.keys()) {
    if (!file.startsWith('menus/')) continue;
    const menu = read(file, menuFileSchema);
    if (menu) menus.set(file, menu);
  }
  return menus;
}
