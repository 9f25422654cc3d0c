/**
 * Numbers that are not house numbers: `Zona 10`, `C.P. 06700`, `5a Avenida`, `2da. calle`, `11 de
 * Septiembre`, `Depto 402`.
 */
const otherNumbers = new RegExp(
  [
    String.raw`\bzona\s*\d+`,
    String.raw`\bc\.?\s*p\.?\s*\d{5}\b`,
    String.raw`\b\d+(?:[aªoº]|er|ra|da|ta|ma|va|na)?\.?\s+(?:av|ave|avda|avenida|calle)\b`,
    String.raw`\b\d+\s+de\s+\p{L}+`,
    String.raw`\b(?:depto|dpto|departamento|oficina|piso)\b\.?\s*#?\d+`,
  ].join('|'),
  'giu',
);

/**
 * docs/rules/places.md#street-number-required: an address needs a street number. `12-34` and `S/N`
 * count. In doubt the address is accepted.
 */
export const hasStreetNumber = (text: string): boolean =>
  /\d/.test(text.replaceAll(otherNumbers, '')) || /\bs\/n\b/i.test(text);
