import { readUtf8 } from '../platform/read-utf8.ts';

/**
 * Forbidden contents of an SVG, with their names in the refusal. A tag counts under any prefix:
 * `<x:script>` is a script too.
 */
const forbidden: readonly [kind: string, pattern: RegExp][] = [
  [
    'something that runs',
    /<([\w-]+:)?(script|handler|listener|foreignobject|iframe|object|embed|audio|video|canvas|html|body|img)\b|[\s/"']on[a-z]+\s*=|javascript:|vbscript:|-moz-binding|expression\s*\(/i,
  ],
  ['a document type or entities', /<!(doctype|entity|element|attlist)/i],
  ['an external style sheet', /<\?xml-stylesheet|@import|<([\w-]+:)?link\b/i],
  [
    'an animation of where something leads',
    /attributename\s*=\s*["']?\s*([\w-]+:)?(href|src|on\w+)/i,
  ],
];
const reference = /\b(?:[\w-]+:)?(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const cssUrl = /url\(\s*["']?([^"')]*)/gi;
/** Allowed sources: a part of the SVG itself, or an embedded picture. */
const allowedSource = /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/i;

/**
 * Returns the reason to refuse an SVG, or null. An SVG may draw, but must not run or load anything
 * wherever it is opened.
 */
export function svgRefusal(bytes: Uint8Array): string | null {
  const read = readUtf8(bytes);
  if (!read.ok) return read.error;
  const text = decoded(read.value);
  if (!/^\s*(<\?xml\b[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(read.value))
    return 'is no SVG drawing';
  if (/<\?xml\b[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(read.value))
    return 'is no UTF-8 text: save it as UTF-8';
  for (const [kind, pattern] of forbidden) {
    const match = pattern.exec(text);
    if (match) return `holds ${kind}: ${match[0].trim().slice(0, 40)}`;
  }
  const outside = [...text.matchAll(reference), ...text.matchAll(cssUrl)].find(
    ([, a, b]) => !allowedSource.test(a ?? b ?? ''),
  );
  return outside ? `loads something from outside itself: ${outside[0].slice(0, 60)}` : null;
}

/** Decodes characters written as numbers, in XML (`&#106;`) or CSS (`\6a `), as a browser does. */
const decoded = (text: string): string =>
  text
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_all, hex?: string, digits?: string) =>
      letterOf(hex ? parseInt(hex, 16) : Number(digits)),
    )
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_all, hex: string) => letterOf(parseInt(hex, 16)))
    .replace(/&(tab|newline|colon);/gi, (_all, name: string) =>
      name.toLowerCase() === 'colon' ? ':' : '',
    );

const letterOf = (code: number): string =>
  code > 0x10_ffff || code < 0x20 ? '' : String.fromCodePoint(code);
