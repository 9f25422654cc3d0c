import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { computeTheme } from '@comanda/domain/theme/compute-theme.ts';
import type { Problem } from '../../features/tenant/folder/problem.ts';
import type { SettingsFile } from '../../features/tenant/folder/settings-schema.ts';
import { fileUrl, type TenantFile, tenantFile } from '../../features/tenant/tenant-files.ts';
import type { Folder } from './read-folder.ts';

export type BuiltTheme = { theme: TenantFile; fonts: TenantFile[] };

/** The brand's style sheet: its fonts and the colours of every role, or why its palette cannot be read. */
export function buildTheme(tenantId: TenantId, settings: SettingsFile, files: Folder): Result<BuiltTheme, Problem[]> {
  const problems: Problem[] = [];
  const fonts: TenantFile[] = [];
  const faces = settings.fontFiles.map(({ family, file, weight }, place) => {
    const bytes = files.get(file);
    if (!bytes || bytes.subarray(0, 4).toString('latin1') !== 'wOF2') {
      problems.push({
        file: 'settings.json',
        place: `fontFiles[${place}].file`,
        reason: `${file} is ${bytes ? 'no WOFF2 font' : 'missing'}`,
      });
      return '';
    }
    const font = tenantFile(file, bytes);
    fonts.push(font);
    return `@font-face{font-family:"${family}";src:url("${fileUrl(tenantId, font)}") format("woff2");font-weight:${weight};font-display:swap}`;
  });
  const palette = computeTheme(settings);
  if (!palette.ok) {
    const { front, ground, ratio, minimum } = palette.error;
    const reason = `${front} on ${ground} has a contrast of ${ratio.toFixed(2)}, below ${minimum}: choose other colours`;
    problems.push({ file: 'settings.json', place: 'brandPrimary', reason });
  }
  if (!palette.ok || problems.length > 0) return refuse(problems);
  return accept({ theme: tenantFile('theme.css', Buffer.from(`${faces.join('\n')}\n${palette.value.css}`), true), fonts });
}
