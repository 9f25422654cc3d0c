import { listFile } from '@comanda/domain/draft/draft-edit.ts';
import type { Json, JsonObject } from '@comanda/domain/draft/json.ts';
import { isJsonObject, textOf } from '@comanda/domain/draft/json.ts';
import { type LookFiles, onlyItem, pagesOf, writeLook } from '@comanda/domain/draft/look-files.ts';
import type { Banner, Picture } from '@comanda/domain/menu/menu.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { openFontOf } from '@comanda/domain/theme/open-fonts.ts';
import { readOpenFont } from '../brand/fonts/open-fonts.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { type StoredFile, storedFileUrl } from '../platform/stored-file.ts';
import { checkPage } from '../tenant/folder/check-page.ts';
import type { FolderContent } from '../tenant/folder/folder-content.ts';
import type { FolderProblem } from '../tenant/folder/folder-problem.ts';
import { renderMarkdown } from '../tenant/folder/markdown.ts';
import { buildBrandFiles } from '../tenant/import/build-brand-files.ts';
import { buildSettings } from '../tenant/import/build-settings.ts';
import { buildTheme } from '../tenant/import/build-theme.ts';
import { parseFolder } from '../tenant/import/parse-folder.ts';
import { type DraftProblem, problemOfLook } from './draft-problem.ts';
import { findFolderBytes } from './look.rows.ts';
import { type LookPictures, nameLookPictures } from './look-pictures.ts';
import type { PublishedTexts } from './published-texts.ts';
import type { PublishedBrand } from './read-brand.ts';
import { prettyJson } from './without-removed.ts';

/**
 * The look of a brand, ready to be published. `icon`: its path. `themeCss`: the text of its theme.
 * `made`: makes icons, shared picture and manifest. That takes longer than everything else, and a
 * check or a preview of a page needs none of them.
 */
export type LookPublication = PublishedTexts & {
  section: 'look';
  made: () => Promise<readonly StoredFile[]>;
  settings: Settings;
  icon: string;
  themeUrl: string;
  themeCss: string;
  banners: readonly Banner[];
  pages: readonly { page: string; title: string; html: string }[];
};

type Problems = readonly DraftProblem[];

/**
 * Builds the publication of a look over a brand by the schemas and checks of the folder, or returns
 * every reason against it. Pictures were encoded when they were uploaded; theme, icons and the
 * picture of shared links are made anew. docs/rules/back-office.md#publication-of-the-look.
 */
export async function buildLook(
  tx: Tx,
  brand: PublishedBrand,
  look: LookFiles,
  now: string,
): Promise<Result<LookPublication, Problems>> {
  const named = await nameLookPictures(tx, brand, look, now);
  const files = withFontFiles(named.files);
  const texts = writeLook(brand.texts, files, prettyJson);
  const problemOf = problemOfLook(files);
  const parsed = parseFolder(new Map([...texts].map(([path, text]) => [path, Buffer.from(text)])));
  const wrongPages = pagesOf(files).flatMap(({ file, text }) => checkPage(file, Buffer.from(text)));
  if (!parsed.ok) return refuse([...parsed.error, ...wrongPages].map(problemOf));
  const problems = [...wrongPages, ...missingPictures(parsed.value, named)];
  if (problems.length > 0) return refuse(problems.map(problemOf));
  return assemble(tx, { content: parsed.value, texts, named, problemOf });
}

type Parts = {
  content: FolderContent;
  texts: ReadonlyMap<string, string>;
  named: LookPictures;
  problemOf: ReturnType<typeof problemOfLook>;
};

async function assemble(
  tx: Tx,
  { content, texts, named, problemOf }: Parts,
): Promise<Result<LookPublication, Problems>> {
  const { tenantId } = tx;
  const { settings } = content;
  const folder = await folderOf(tx, content, named);
  if (!folder.has(settings.icon)) return refuse([problemOf(missingPicture('icon'))]);
  const theme = await buildTheme(tenantId, settings, folder);
  if (!theme.ok) return refuse(theme.error.map(problemOf));
  const picture = (path: string): Picture => pictureOf(named, path);
  return accept({
    section: 'look',
    texts,
    pictures: named.pictures,
    added: [...named.added, ...theme.value.fonts, theme.value.theme],
    made: () => buildBrandFiles(content, folder),
    settings: buildSettings(content, { picture, url: (path) => picture(path).url }),
    icon: settings.icon,
    themeUrl: storedFileUrl(tenantId, theme.value.theme),
    themeCss: theme.value.theme.bytes.toString('utf8'),
    banners: content.banners.map(({ image, ...banner }) => ({
      ...banner,
      image: image === null ? null : picture(image),
    })),
    pages: content.pages.map(({ page, title, file }) => ({
      page,
      title,
      html: renderMarkdown(texts.get(file) ?? ''),
    })),
  });
}

const pictureOf = ({ pictures }: LookPictures, path: string): Picture => {
  const picture = pictures.get(path);
  if (picture === undefined) throw new Error(`no picture is published for ${path}`);
  return picture;
};

/** The bytes of the files that theme, icons and shared links are made of. */
async function folderOf(
  tx: Tx,
  { settings }: FolderContent,
  { added }: LookPictures,
): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = settings.fontFiles.map(({ file }) => file);
  const pictures = [settings.logo, settings.icon, settings.hero?.phoneImage];
  const known = await findFolderBytes(tx, [...fonts, ...pictures.filter((path) => path != null)]);
  const folder = new Map([
    ...known,
    ...added.map(({ path, bytes }) => [path ?? '', bytes] as const),
  ]);
  for (const { family, file } of settings.fontFiles) {
    const bytes = openFontOf(family)?.file === file ? await readOpenFont(family) : null;
    if (bytes !== null) folder.set(file, bytes);
  }
  return folder;
}

/**
 * A look names families: the files of those that it uses stay in the settings, and those of open
 * fonts come into them. A family without a file stays without one, and the check refuses it.
 */
function withFontFiles(files: LookFiles): LookFiles {
  const settings = onlyItem(files, 'settings');
  const fonts = isJsonObject(settings['fonts']) ? settings['fonts'] : {};
  const families = [...new Set(Object.values(fonts))].filter((each) => typeof each === 'string');
  const present = Array.isArray(settings['fontFiles']) ? settings['fontFiles'] : [];
  const fontFiles = families.flatMap((family) => {
    const own = present.filter(
      (each: Json) => isJsonObject(each) && textOf(each, 'family') === family,
    );
    const open = openFontOf(family);
    if (own.length > 0 || open === null) return own as readonly JsonObject[];
    return [{ family, file: open.file, weight: open.weight }];
  });
  const item = { ...settings, fontFiles, id: 1 };
  return new Map([...files, [listFile('settings'), { items: [item] }]]);
}

/** A picture that is neither published nor uploaded is a problem of the field that names it. */
function missingPictures({ settings, banners }: FolderContent, { pictures }: LookPictures) {
  const missing = (place: string, path: string | null | undefined, file = 'settings.json') =>
    path == null || pictures.has(path) ? [] : [missingPicture(place, file)];
  return [
    ...missing('logo', settings.logo),
    ...missing('animationLoader.image', settings.animationLoader.image),
    ...missing('hero.image', settings.hero?.image),
    ...missing('hero.phoneImage', settings.hero?.phoneImage),
    ...banners.flatMap(({ image }, at) => missing(`[${at}].image`, image, 'banners.json')),
  ];
}

const missingPicture = (place: string, file = 'settings.json'): FolderProblem => ({
  ...{ file, place, reason: 'was not uploaded' },
});
