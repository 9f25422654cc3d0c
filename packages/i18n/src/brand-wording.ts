/** What a brand says its own way, by area and key: `{ 'cart.emptyTry': '¿Le damos a {name}?' }`. */
export type BrandWording = Readonly<Record<string, string>>;

const isFacts = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

/** A text of a brand with its names filled in: from the members of what is given, or with the one thing given. */
const fill = (text: string, given: unknown): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(isFacts(given) ? given[name] : given));

/** The brand's own words of texts, by the texts and the wording that they were made of: the same twice gives the same object. */
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

/** The texts of an area, with the brand's own words in the place of ours. Which a brand may change is checked at import. */
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
