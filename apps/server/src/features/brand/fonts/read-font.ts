import { create, type Font } from 'fontkitten';

/** A font to draw with, as it stands by default. @throws when the bytes are none, or several in one file. */
export function readFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new RangeError('several fonts in one file');
  return font;
}
