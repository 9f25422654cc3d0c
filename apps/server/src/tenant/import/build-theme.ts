import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { computeTheme } from '@comanda/domain/theme/compute-theme.ts';
import type { UnreadableScheme } from '@comanda/domain/theme/judge-palette.ts';
import { settingOfPair } from '@comanda/domain/theme/setting-of-pair.ts';
import { fontRefusal } from '../../brand/fonts/font-refusal.ts';
import type { FolderProblem } from '../folder/folder-problem.ts';
import type { SettingsFile } from '../folder/settings-schema.ts';
import { fontFallbacks } from '../../brand/fonts/font-fallbacks.ts';
import { storedFileUrl, type StoredFile, storedFile } from '../../platform/stored-file.ts';
import { missingFileReason } from './missing-file.ts';
import type { Folder } from './read-folder.ts';

export type BuiltTheme = { theme: StoredFile; fonts: StoredFile[] };

/** The sentence of a refused palette; with a dark scheme it says in which one the pair fails. */
export function contrastReason({
  scheme,
  front,
  ground,
  ratio,
  minimum,
}: UnreadableScheme): string {
  const pair = `${front} on ${ground} has a contrast of ${ratio.toFixed(2)}, below ${minimum}`;
  return scheme === 'light'
    ? `${pair}: choose other colours`
    : `in the dark scheme ${pair}: choose other colours or set darkScheme to false`;
}

/**
 * The brand's style sheet with its fonts, their fallbacks and the colours of every role, or the
 * problems of its fonts and palette.
 */
export async function buildTheme(
  tenantId: TenantId,
  settings: SettingsFile,
  files: Folder,
): Promise<Result<BuiltTheme, FolderProblem[]>> {
  const problems: FolderProblem[] = [];
  const fonts: StoredFile[] = [];
  const faces: string[] = [];
  for (const [place, { family, file, weight }] of settings.fontFiles.entries()) {
    const bytes = files.get(file);
    const refusal = bytes ? fontRefusal(bytes) : missingFileReason(file, files);
    const fallbacks = bytes && refusal === null ? await fontFallbacks(family, bytes) : null;
    if (!bytes || !fallbacks) {
      const reason = bytes ? `${file} ${refusal ?? 'is no font that can be read'}` : `${refusal}`;
      problems.push({ file: 'settings.json', place: `fontFiles[${place}].file`, reason });
      continue;
    }
    const font = storedFile(file, bytes);
    fonts.push(font);
    faces.push(faceOf(family, storedFileUrl(tenantId, font), weight), ...fallbacks);
  }
  const palette = computeTheme(settings);
  if (!palette.ok) {
    const reason = contrastReason(palette.error);
    problems.push({ file: 'settings.json', place: settingOfPair(palette.error), reason });
  }
  if (!palette.ok || problems.length > 0) return refuse(problems);
  return accept({
    theme: storedFile('theme.css', Buffer.from(`${faces.join('\n')}\n${palette.value.css}`), true),
    fonts,
  });
}

const faceOf = (family: string, url: string, weight: string): string =>
  `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight};font-display:swap}`;
