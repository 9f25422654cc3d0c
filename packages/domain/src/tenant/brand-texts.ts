/**
 * The texts that a brand may replace, each with its placeholders. Texts about money, errors, law or
 * an order's steps are the same for every brand and are not in the list.
 */
export const brandTextKeys = {
  'menu.searchHint': [],
  'menu.searchEmpty': ['text'],
  'menu.instructions': [],
  'cart.title': [],
  'cart.empty': [],
  'cart.emptyTry': ['name'],
  'suggestions.title': [],
  'suggestions.lead': [],
  'checkout.title': [],
  'payments.successTitle': [],
  'payments.successText': [],
  'orders.emptyText': [],
  'publicMenu.title': [],
  'publicMenu.lead': [],
} as const satisfies Record<string, readonly string[]>;

export type BrandTextKey = keyof typeof brandTextKeys;
export const isBrandTextKey = (key: string): key is BrandTextKey =>
  Object.hasOwn(brandTextKeys, key);

/** A brand's own texts by key; `{name}` is a placeholder. */
export type BrandTexts = Readonly<Partial<Record<BrandTextKey, string>>>;

const maxBrandText = 160;

/** Returns the placeholders of a text: `¿Empezamos por {name}?` has `name`. Each once, sorted. */
const namedIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))].toSorted();

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.map((name) => `{${name}}`).join(', ');

/**
 * Returns the reason for which a brand's text is refused, or null: an unknown key, an empty or long
 * text, a control character, or other placeholders than the original's.
 */
export function checkBrandText(key: string, text: string): string | null {
  if (!isBrandTextKey(key))
    return `is no text that a brand may change: ${Object.keys(brandTextKeys).join(', ')}`;
  if (text.trim() === '' || text.length > maxBrandText)
    return `must have 1 to ${maxBrandText} characters`;
  if (text !== text.trim()) return 'must not begin or end with a space';
  if (/\p{Cc}|[\u2028\u2029]|\p{Bidi_Control}/u.test(text))
    return 'must be one line without control characters';
  const [named, expected] = [listed(namedIn(text)), listed(brandTextKeys[key])];
  if (named !== expected) return `must name ${expected}, and names ${named}`;
  return /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')) ? 'has a brace without its other' : null;
}
