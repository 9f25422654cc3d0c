import { createHash } from 'node:crypto';
import type { FolderMenus } from '@comanda/domain/menu-edits/folder-value.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { checkPage } from '../folder/check-page.ts';
import type { FolderProblem } from '../folder/folder-problem.ts';
import { type PictureEncoder, createPictureEncoder } from '../../picture/picture-encoder.ts';
import {
  dropAgreeingSwitches,
  findOverridingSwitches,
  type OverridingSwitch,
} from '../folder/overriding-switches.rows.ts';
import { isAnsweredSurveyChanged } from '../../survey/answered-survey.rows.ts';
import { saveFiles } from '../save-files.rows.ts';
import {
  type CounterFact,
  dropCounterFacts,
  findCounterFacts,
} from '../folder/counter-facts.rows.ts';
import { type ImportedEdits, importMenuEdits } from './import-menu-edits.ts';
import { checkBackOffice, saveFolderVersion } from './import-over-back-office.ts';
import * as save from '../folder/import.rows.ts';
import type { KitchenSettings } from '../../kitchen/kitchen-address.ts';
import { countChangedBrandFiles } from '../count-changed-brand-files.rows.ts';
import { pictureRefusal } from '../../picture/picture-refusals.ts';
import { findBrands } from '../brand-rows.rows.ts';
import type { PlacedBrand } from '../brands-of-databases.ts';
import {
  claimTenant,
  findPublishedIdentity,
  saveHosts,
  completeImport,
} from '../tenant-registry.rows.ts';
import { brokenConstraint } from '../../platform/db/database-errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { menuRow, wholeMenu } from './build-menu.ts';
import { type BuiltTenant, buildTenant } from './build-tenant.ts';
import { checkIdentity } from './check-identity.ts';
import { checkOrderTakers } from './check-order-takers.ts';
import { parseFolder } from './parse-folder.ts';
import { folderDigest, type Folder, readFolder } from './read-folder.ts';

/**
 * `changed` counts what is new to the storefront; 0 if the folder equals what is published.
 * `counterFacts`: those of the counter that the import kept, or undid if it was told to;
 * `couponSwitches`: the same of coupons. docs/rules/counter-store.md#facts-and-an-import,
 * docs/rules/counter-coupons.md#switches-and-an-import.
 */
export type ImportedTenant = {
  tenant: string;
  changed: number;
  counterFacts: readonly CounterFact[];
  /**
   * The edits of the menu that the import kept or dropped.
   * docs/rules/counter-menu.md#edits-and-an-import.
   */
  menuEdits: ImportedEdits;
  couponSwitches: readonly OverridingSwitch[];
  built: BuiltTenant;
};

/**
 * `takeFolder`: what staff set at the counter, or published in the back office, is undone.
 * `replace`: the folder may replace a brand that looks like another one. `kitchen`: the settings of
 * the servers that will take the orders; without them nobody checks that each order reaches
 * somebody.
 */
export type ImportOptions = {
  takeFolder?: boolean;
  replace?: boolean;
  kitchen?: KitchenSettings;
};

type ValidFolder = { built: BuiltTenant; digest: string };

/**
 * Validates a folder without a database and returns all problems at once. Problems between files
 * are reported only if each file is valid in itself. `make` encodes pictures and may cache the
 * results.
 */
export async function validateFolder(
  path: string,
  make: PictureEncoder = createPictureEncoder(null),
): Promise<Result<ValidFolder, FolderProblem[]>> {
  const { files, problems } = await readFolder(path);
  problems.push(...checkPages(files));
  const content = parseFolder(files);
  if (!content.ok) return refuse([...problems, ...content.error, ...(await checkPictures(files))]);
  const built = await buildTenant(content.value, files, make);
  if (!built.ok) return refuse([...problems, ...built.error]);
  return problems.length > 0
    ? refuse(problems)
    : accept({ built: built.value, digest: folderDigest(files) });
}

const checkPages = (files: Folder): FolderProblem[] =>
  [...files].flatMap(([path, bytes]) => (path.startsWith('pages/') ? checkPage(path, bytes) : []));

async function checkPictures(files: Folder): Promise<FolderProblem[]> {
  const problems: FolderProblem[] = [];
  for (const [file, bytes] of files) {
    const reason = file.startsWith('images/') ? await pictureRefusal(file, bytes) : null;
    if (reason !== null) problems.push({ file, place: '', reason });
  }
  return problems;
}

/**
 * Publishes a tenant's folder in one transaction, or refuses it whole. Importing the same folder
 * again changes nothing. A folder without the menus that staff published in the back office is
 * refused (docs/rules/back-office.md#import-over-a-published-brand). Uses the owner's database
 * connection, because the serving role cannot write tenants and hosts.
 */
export async function importTenant(
  owner: Database,
  path: string,
  now: string,
  make: PictureEncoder = createPictureEncoder(null),
  options: ImportOptions = {},
): Promise<Result<ImportedTenant, FolderProblem[]>> {
  const valid = await validateFolder(path, make);
  if (!valid.ok) return valid;
  const { built, digest } = valid.value;
  const others = (await findBrands(owner)).filter(({ id }) => id !== built.identity.id);
  try {
    return await withTenant(owner, built.identity.id, (tx) =>
      publish(tx, { built, digest, others }, now, options),
    );
  } catch (error) {
    if (brokenConstraint(error) !== 'tenant_hosts_pkey') throw error;
    return refuse([
      { file: 'tenant.json', place: 'hosts', reason: 'another tenant has just taken one of them' },
    ]);
  }
}

async function publish(
  tx: Tx,
  { built, digest, others }: ValidFolder & { others: readonly PlacedBrand[] },
  now: string,
  { takeFolder = false, replace = false, kitchen }: ImportOptions,
): Promise<Result<ImportedTenant, FolderProblem[]>> {
  const { identity } = built;
  const taken = identity.hosts.flatMap((host) =>
    others.filter(({ hosts }) => hosts.includes(host)).map(({ id }) => ({ host, id })),
  );
  if (taken.length > 0) {
    return refuse(
      taken.map(({ host, id }) => ({
        file: 'tenant.json',
        place: 'hosts',
        reason: `${host} belongs to the tenant ${id}`,
      })),
    );
  }
  const other = replace ? [] : checkIdentity(identity, await findPublishedIdentity(tx));
  if (other.length > 0) return refuse(other);
  const unheard = kitchen ? checkOrderTakers(built, kitchen, 1 + others.length) : [];
  if (unheard.length > 0) return refuse(unheard);
  if (await isAnsweredSurveyChanged(tx, built.operations.survey)) return refuse([answeredSurvey]);
  const backOffice = await checkBackOffice(tx, built.sources);
  if (backOffice.problem !== null && !takeFolder) return refuse([backOffice.problem]);
  await claimTenant(tx, identity, now);
  const storeIds = new Set(built.stores.map(({ id }) => id));
  const counterFacts = (await findCounterFacts(tx, now)).filter(({ storeId }) =>
    storeIds.has(storeId),
  );
  await dropAgreeingSwitches(tx);
  const overriding = await findOverridingSwitches(tx);
  if (takeFolder) await dropCounterFacts(tx);
  const undone = takeFolder ? counterFacts.length + overriding.length : 0;
  const menuEdits = await importMenuEdits(tx, folderMenusOf(built), {
    now,
    takeFolder,
  });
  const changed = undone + menuEdits.dropped + (await saveAll(tx, built, now));
  await saveFolderVersion(tx, backOffice, built, now);
  await completeImport(tx, { identity, digest, now, isChanged: changed > 0 });
  const couponSwitches = takeFolder ? overriding : await findOverridingSwitches(tx);
  const { id: tenant } = identity;
  return accept({ tenant, changed, counterFacts, couponSwitches, menuEdits, built });
}

/** The folder's menus before they are saved: their versions do not count here. */
const folderMenusOf = ({ menus, prices }: BuiltTenant): FolderMenus => ({
  menus: menus.map((menu) => ({ ...wholeMenu(menu), version: 0 })),
  prices,
});

/** QUESTION_HAS_ANSWERS (1054) of an import. docs/rules/survey.md#questions-with-answers. */
const answeredSurvey: FolderProblem = {
  file: 'settings.json',
  place: 'survey',
  reason: 'has answers to these questions: raise survey.version to change them',
};

async function saveAll(tx: Tx, built: BuiltTenant, now: string): Promise<number> {
  const counts = [
    await saveHosts(tx, built.identity.hosts),
    await save.saveSettings(tx, built),
    await save.saveStores(tx, documents(built.stores)),
    await save.saveMenus(tx, built.menus.map(menuRow)),
    await save.savePrices(tx, priceRows(built)),
    await save.saveDisableds(
      tx,
      disabledRows(built),
      digestOfText(JSON.stringify(built.disableds)),
    ),
    await save.saveBanners(tx, documents(built.banners)),
    await save.saveCoupons(tx, built.coupons),
    await save.savePages(tx, built.pages),
    await countChangedBrandFiles(tx, built.files),
  ];
  await save.savePageVersions(tx, built.pages, now);
  await saveFiles(tx, built.files, now);
  await save.saveSources(tx, built.sources);
  return counts.reduce((sum, count) => sum + count, 0);
}

const documents = (items: readonly { id: number }[]) =>
  items.map((document) => ({ id: document.id, document }));

const priceRows = ({ prices }: BuiltTenant): save.PriceRow[] =>
  prices.flatMap(({ storeId, prices: rows }) =>
    rows.map(({ productId, price, discountPrice, stock, withoutStockUntil }) => ({
      store_id: storeId,
      product_id: productId,
      price,
      discount_price: discountPrice,
      stock,
      without_stock_until: withoutStockUntil,
      imported: `${stock} ${withoutStockUntil}`,
    })),
  );

const disabledRows = ({ disableds }: BuiltTenant): save.DisabledRow[] =>
  disableds.map(({ storeId, deactivatableType, deactivatableId, endDate }) => ({
    store_id: storeId,
    deactivatable_type: deactivatableType,
    deactivatable_id: deactivatableId,
    end_date: endDate,
  }));

const digestOfText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 24);
