import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { computeTheme } from '@comanda/domain/theme/compute-theme.ts';
import type { UnreadablePair } from '@comanda/domain/theme/pairs.ts';
import type { Role } from '@comanda/domain/theme/roles.ts';
import { fontRefusal } from '../../features/tenant/font-refusal.ts';
import type { Problem } from '../../features/tenant/folder/problem.ts';
import type { SettingsFile } from '../../features/tenant/folder/settings-schema.ts';
import { fontFallbacks } from '../../features/tenant/font-fallbacks.ts';
import { fileUrl, type TenantFile, tenantFile } from '../../features/tenant/tenant-files.ts';
import { missing } from './missing.ts';
import type { Folder } from './read-folder.ts';

export type BuiltTheme = { theme: TenantFile; fonts: TenantFile[] };

const papers: Partial<Record<Role, string>> = { page: 'page', surface: 'surface', 'surface-sunk': 'sunk', header: 'header' };

/** The setting to change when a pair cannot be read: of text in the brand's own ink the ink, else the ground it stands on. */
function colourOf({ front, ground }: UnreadablePair): string {
  if (front === 'ink') return 'paper.ink';
  if (front.includes('support')) return 'brandSecondary';
  return papers[ground] ? `paper.${papers[ground]}` : 'brandPrimary';
}

/** The brand's style sheet: its fonts, what stands in for them, and the colours of every role; or why its palette cannot be read. */
export async function buildTheme(tenantId: TenantId, settings: SettingsFile, files: Folder): Promise<Result<BuiltTheme, Problem[]>> {
  const problems: Problem[] = [];
  const fonts: TenantFile[] = [];
  const faces: string[] = [];
  for (const [place, { family, file, weight }] of settings.fontFiles.entries()) {
    const bytes = files.get(file);
    const refusal = bytes ? fontRefusal(bytes) : missing(file, files);
    const fallbacks = bytes && refusal === null ? await fontFallbacks(family, bytes) : null;
    if (!bytes || !fallbacks) {
      const reason = bytes ? `${file} ${refusal ?? 'is no font that can be read'}` : `${refusal}`;
      problems.push({ file: 'settings.json', place: `fontFiles[${place}].file`, reason });
      continue;
    }
    const font = tenantFile(file, bytes);
    fonts.push(font);
    faces.push(faceOf(family, fileUrl(tenantId, font), weight), ...fallbacks);
  }
  const palette = computeTheme(settings);
  if (!palette.ok) {
    const { front, ground, ratio, minimum } = palette.error;
    const reason = `${front} on ${ground} has a contrast of ${ratio.toFixed(2)}, below ${minimum}: choose other colours`;
    problems.push({ file: 'settings.json', place: colourOf(palette.error), reason });
  }
  if (!palette.ok || problems.length > 0) return refuse(problems);
  return accept({ theme: tenantFile('theme.css', Buffer.from(`${faces.join('\n')}\n${palette.value.css}`), true), fonts });
}

const faceOf = (family: string, url: string, weight: string): string =>
  `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight};font-display:swap}`;
