import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFontOf } from '@comanda/domain/theme/open-fonts.ts';

/**
 * Returns the WOFF2 of an open font, Latin letters in all its weights, from the package that npm
 * installed. Returns null if no open font has this family. docs/rules/tenants.md#fonts.
 */
export async function readOpenFont(family: string): Promise<Buffer | null> {
  const font = openFontOf(family);
  if (font === null) return null;
  const name = basename(font.file, '-variable.woff2');
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return readFile(fileURLToPath(import.meta.resolve(file)));
}
