/** A brand's own texts, by area and key: `{ 'cart.emptyTry': '¿Le damos a {name}?' }`. */
export type BrandWording = Readonly<Record<string, string>>;

const isFacts = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

/**
 * Fills the placeholders of a brand's text. `given` is an object with a member per placeholder, or
 * one value for all of them.
 */
const fill = (text: string, given: unknown): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(isFacts(given) ? given[name] : given));

/**
 * Cache of reworded texts, by the base texts and the wording. Equal inputs return the same object.
 */
const rewordedCache = new WeakMap<object, WeakMap<BrandWording, object>>();

function reword<T extends object>(texts: T, area: string, wording: BrandWording): T {
  const own = Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const said = wording[`${area}.${key}`];
    if (said === undefined) return [];
    return [
      [key, typeof text === 'function' ? (given: unknown) => fill(said, given) : said] as const,
    ];
  });
  return own.length === 0 ? texts : { ...texts, ...Object.fromEntries(own) };
}

/**
 * Returns an area's texts with the brand's own texts in place of the defaults. The import checks
 * which texts a brand may change.
 */
export function withBrandWording<T extends object>(
  texts: T,
  area: string,
  wording: BrandWording,
): T {
  const known = rewordedCache.get(texts)?.get(wording);
  if (known !== undefined) return known as T;
  const texted = reword(texts, area, wording);
  const byWording = rewordedCache.get(texts) ?? new WeakMap<BrandWording, object>();
  rewordedCache.set(texts, byWording.set(wording, texted));
  return texted;
}
