import { readFont } from '../../brand/fonts/read-font.ts';
import type { BuiltTenant } from './build-tenant.ts';

/**
 * Sentences about letters of the folder's texts that one of its fonts lacks: a device draws such a
 * letter in another font, which shows within a word. docs/rules/tenants.md#warnings-about-a-folder.
 */
export function fontWarnings({ files, sources }: BuiltTenant): string[] {
  const letters = lettersOf([...sources.values()]);
  return files.flatMap(({ path, bytes }) => {
    if (!path?.endsWith('.woff2')) return [];
    const font = readFont(bytes);
    const missing = letters.filter(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    return missing.length === 0
      ? []
      : [
          `${path} lacks the letters ${missing.join(' ')} of the folder's texts: devices draw them in another font`,
        ];
  });
}

const lettersOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.normalize('NFC').match(/\p{L}/gu) ?? []))].sort();
