import { basename } from 'node:path';
import { openFonts } from '@comanda/domain/theme/open-fonts.ts';
import { type StoredFile, storedFile } from '../../platform/stored-file.ts';
import { readOpenFont } from './open-fonts.ts';

/**
 * Returns the file of an open font as the folder of a brand gets it.
 * @throws Error for a family that is no open font.
 */
export async function openFontFile(family: string): Promise<StoredFile> {
  const font = openFonts.find((each) => each.family === family);
  const bytes = await readOpenFont(family);
  if (font === undefined || bytes === null) throw new Error(`${family} is no open font`);
  return storedFile(font.file, bytes);
}

/**
 * Returns the open font with this address, which the preview of a drafted look names before the
 * brand has the file; null: there is none. docs/rules/tenants.md#fonts.
 */
export async function findOpenFont(hash: string, name: string): Promise<StoredFile | null> {
  const font = openFonts.find(({ file }) => basename(file) === name);
  const file = font === undefined ? null : await openFontFile(font.family);
  return file?.hash === hash ? file : null;
}
