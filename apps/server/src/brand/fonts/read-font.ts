import { create, type Font } from 'fontkitten';

/**
 * Reads a font with its default settings. @throws when the bytes are no font, or a collection of
 * several.
 */
export function readFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new RangeError('several fonts in one file');
  return font;
}
