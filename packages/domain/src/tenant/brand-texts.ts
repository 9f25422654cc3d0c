/**
 * The texts that a brand may say in its own voice, each with what it may name in braces. Nothing of money, errors, law or the steps of an
 * order: those say the same in every shop.
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

/** What a brand says its own way, by key; `{name}` stands for what the text names. */
export type BrandTexts = Readonly<Partial<Record<BrandTextKey, string>>>;

export const maxBrandText = 160;

/** What a text names: `¿Empezamos por {name}?` names `name`. Each once, sorted. */
const namedIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))].toSorted();

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.map((name) => `{${name}}`).join(', ');

/** Why a brand may not say this, or null: an unknown key, an empty or long text, a control character, or other names than the text's own. */
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
