import { encode } from 'uqr';

/** The empty border that scanners need, in modules. */
const quietZone = 4;

/**
 * Returns the dark modules of a text's QR code as the path of an SVG, and its width and height in
 * modules, with the quiet zone. The second level of error correction reads well from a screen; a
 * higher one needs smaller modules.
 * @throws Error if the text is longer than a code can hold (about 2,300 letters).
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
