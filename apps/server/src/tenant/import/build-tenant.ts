import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import type { Banner } from '@comanda/domain/menu/menu.ts';
import type { Suggestions } from '@comanda/domain/menu/suggestions.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { Operations } from '@comanda/domain/tenant/operations.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { buildCoupon } from '../folder/build-coupon.ts';
import type { FolderContent } from '../folder/folder-content.ts';
import type { DisabledsFile, PricesFile } from '../folder/lists-schema.ts';
import type { FolderProblem } from '../folder/folder-problem.ts';
import type { TenantFile as Identity } from '../folder/tenant-schema.ts';
import { renderMarkdown } from '../folder/markdown.ts';
import type { PictureEncoder } from '../../picture/picture-encoder.ts';
import { type PictureSet, createPictureSet } from '../../picture/picture-set.ts';
import { storedFileUrl, type StoredFile } from '../../platform/stored-file.ts';
import { buildBrandFiles } from './build-brand-files.ts';
import { type BuiltMenu, buildMenu } from './build-menu.ts';
import { buildSettings } from './build-settings.ts';
import { buildStore } from './build-store.ts';
import { type BuiltTheme, buildTheme } from './build-theme.ts';
import { loadPictures, missingPictures, usesOf } from './load-pictures.ts';
import { missingFileReason } from './missing-file.ts';
import type { Folder } from './read-folder.ts';

type BuiltPage = { page: string; title: string; html: string };

/** A whole tenant, ready to be saved. */
export type BuiltTenant = {
  identity: Identity;
  settings: Settings;
  operations: Operations;
  themeUrl: string;
  suggestions: Suggestions;
  stores: readonly Store[];
  menus: readonly BuiltMenu[];
  prices: PricesFile;
  disableds: DisabledsFile;
  banners: readonly Banner[];
  coupons: readonly Coupon[];
  pages: readonly BuiltPage[];
  files: readonly StoredFile[];
  /** The folder's text files, by path. */
  sources: ReadonlyMap<string, string>;
};

/**
 * Turns the folder's content into what is published: encodes pictures, computes the palette,
 * renders Markdown.
 */
export async function buildTenant(
  content: FolderContent,
  files: Folder,
  make: PictureEncoder,
): Promise<Result<BuiltTenant, FolderProblem[]>> {
  const { tenant } = content;
  const pictures = createPictureSet(tenant.id, usesOf(content), make);
  const problems = [
    ...(await loadPictures(pictures, files)),
    ...missingPictures(content, files),
    ...missingPages(content, files),
  ];
  const theme = await buildTheme(tenant.id, content.settings, files);
  if (!theme.ok) problems.push(...theme.error);
  if (!theme.ok || problems.length > 0) return refuse(problems);
  const brand = await buildBrandFiles(content, files);
  return accept(assemble(content, files, pictures, theme.value, brand));
}

function assemble(
  content: FolderContent,
  files: Folder,
  pictures: PictureSet,
  { theme, fonts }: BuiltTheme,
  brand: readonly StoredFile[],
): BuiltTenant {
  const { tenant } = content;
  const pictureOf = (path: string | null) => (path === null ? null : pictures.picture(path));
  return {
    identity: tenant,
    settings: buildSettings(content, pictures),
    operations: operationsOf(content),
    themeUrl: storedFileUrl(tenant.id, theme),
    suggestions: content.suggestions,
    stores: content.stores.map((store) => buildStore(store, pictures.url)),
    menus: [...content.menus.values()].map((menu) => buildMenu(menu, pictures.picture)),
    prices: content.prices,
    disableds: content.disableds,
    banners: content.banners.map((banner) => ({ ...banner, image: pictureOf(banner.image) })),
    coupons: content.coupons.map((coupon) => buildCoupon(coupon, content)),
    pages: content.pages.map(({ page, title, file }) => ({
      page,
      title,
      html: renderMarkdown(textOf(files, file)),
    })),
    files: [...pictures.files(), ...fonts, theme, ...brand],
    sources: new Map(
      [...files.keys()]
        .filter((path) => /\.(json|md)$/.test(path))
        .map((path) => [path, textOf(files, path)]),
    ),
  };
}

const textOf = (files: Folder, path: string): string => files.get(path)?.toString('utf8') ?? '';

const operationsOf = ({
  settings: { kitchenUrl, courierTolerancePercent, orderLimits, latePayments, survey },
  companies,
}: FolderContent): Operations => ({
  kitchenUrl,
  courierTolerancePercent,
  orderLimits,
  latePayments,
  survey,
  companies,
});

const missingPages = (content: FolderContent, files: Folder): FolderProblem[] =>
  content.pages.flatMap(({ file }, place) =>
    files.has(file)
      ? []
      : [{ file: 'pages.json', place: `[${place}].file`, reason: missingFileReason(file, files) }],
  );
