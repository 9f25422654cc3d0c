import type { DraftFiles } from './apply-draft.ts';
import { listFile, onlyItemId } from './draft-edit.ts';
import {
  isJsonList,
  isJsonObject,
  isSameJson,
  type Json,
  type JsonObject,
  textOf,
} from './json.ts';
import type { FileItem, ListFile } from './menu-file.ts';

/**
 * The settings of settings.json that the look changes. The others are the business of payments,
 * stores and the installation, and no edit of the look reaches them.
 */
export const lookSettings = [
  'templateId',
  'commerceName',
  'description',
  'brandPrimary',
  'brandSecondary',
  'paper',
  'darkScheme',
  'fonts',
  'logo',
  'icon',
  'animationLoader',
  'hero',
  'popularProducts',
  'analytics',
  'texts',
  'contact',
] as const;

export const isLookSetting = (field: string): boolean =>
  lookSettings.some((each) => each === field.split('/')[0]);

/** A text page: its title, its Markdown, and the path of its file in the folder. */
type TextPage = { title: string; text: string; file: string };

/** The files of the look by their path. */
export type LookFiles = DraftFiles<ListFile>;

type Texts = ReadonlyMap<string, string>;
type PageEntry = { page: string; title: string; file: string };

/**
 * Reads the files of the look from the texts of a folder. The pages are one item: a field for each
 * address, with title and Markdown, so that two people change them by field.
 */
export function readLook(texts: Texts): LookFiles {
  const json = (path: string, empty: string): Json => JSON.parse(texts.get(path) ?? empty) as Json;
  const settings = json(listFile('settings'), '{}');
  const banners = json(listFile('banners'), '[]');
  const pages = json(listFile('pages'), '[]') as PageEntry[];
  const only = (item: Json): ListFile => ({
    items: isJsonObject(item) ? [{ ...item, id: onlyItemId }] : [],
  });
  return new Map([
    [listFile('settings'), only(settings)],
    [listFile('banners'), { items: (isJsonList(banners) ? banners : []) as readonly FileItem[] }],
    [
      listFile('pages'),
      only(
        Object.fromEntries(
          pages.map(({ page, title, file }): [string, TextPage] => [
            page,
            { title, file, text: texts.get(file) ?? '' },
          ]),
        ),
      ),
    ],
  ]);
}

/**
 * Writes the files of the look over the texts of a folder. A removed text page leaves it with its
 * file. `write`: how a value becomes the text of a file.
 */
export function writeLook(texts: Texts, files: LookFiles, write: (value: Json) => string): Texts {
  const before = readLook(texts);
  const next = new Map(texts);
  const isChanged = (path: string): boolean => !isSameJson(files.get(path), before.get(path));
  const settings = withoutId(onlyItem(files, 'settings'));
  if (isChanged(listFile('settings'))) next.set(listFile('settings'), write(settings));
  if (isChanged(listFile('banners')))
    next.set(listFile('banners'), write(files.get(listFile('banners'))?.items ?? []));
  if (!isChanged(listFile('pages'))) return next;
  for (const { file } of pagesOf(before)) next.delete(file);
  const pages = pagesOf(files);
  next.set(
    listFile('pages'),
    write(pages.map(({ page, title, file }): JsonObject => ({ page, title, file }))),
  );
  for (const { file, text } of pages) next.set(file, text);
  return next;
}

/** Returns the one item of the settings, or of the text pages. */
export const onlyItem = (files: LookFiles, list: 'settings' | 'pages'): JsonObject =>
  files.get(listFile(list))?.items[0] ?? {};

/** Returns the text pages with their addresses. A new one is a file of its address. */
export const pagesOf = (files: LookFiles): readonly ({ page: string } & TextPage)[] =>
  Object.entries(withoutId(onlyItem(files, 'pages'))).flatMap(([page, value]) =>
    isJsonObject(value)
      ? [
          {
            page,
            title: textOf(value, 'title'),
            text: textOf(value, 'text'),
            file: textOf(value, 'file') || `pages/${page}.md`,
          },
        ]
      : [],
  );

/** The settings that a version of the look holds: those that edits change, and the font files. */
const isOfLook = (key: string): boolean => isLookSetting(key) || key === 'fontFiles';

/** Returns the settings of the look alone. */
export const lookSettingsOf = (settings: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => isOfLook(key)));

/** Returns settings with those of the look replaced by those of `look`. */
export const withLookSettings = (settings: JsonObject, look: JsonObject): JsonObject => ({
  ...Object.fromEntries(Object.entries(settings).filter(([key]) => !isOfLook(key))),
  ...lookSettingsOf(look),
});

/** Returns whether two states of the look say the same. Other settings do not count. */
export const isSameLook = (one: LookFiles, other: LookFiles): boolean =>
  isSameJson(lookState(one), lookState(other));

const lookState = (files: LookFiles): Json => [
  lookSettingsOf(onlyItem(files, 'settings')),
  files.get(listFile('banners'))?.items ?? [],
  onlyItem(files, 'pages'),
];

const withoutId = ({ id: _id, ...rest }: JsonObject): JsonObject => rest;
