/** What a brand says its own way, by area and key: `{ 'cart.emptyTry': '¿Le damos a {name}?' }`. */
export type Wording = Readonly<Record<string, string>>;

const isFacts = (given: unknown): given is Readonly<Record<string, unknown>> => typeof given === 'object' && given !== null;

/** A text of a brand with its names filled in: from the members of what is given, or with the one thing given. */
const fill = (text: string, given: unknown): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(isFacts(given) ? given[name] : given));

/** The brand's own words of texts, by the texts and the wording that they were made of: the same twice gives the same object. */
const made = new WeakMap<object, WeakMap<Wording, object>>();

function reword<T extends object>(texts: T, area: string, wording: Wording): T {
  const own = Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const said = wording[`${area}.${key}`];
    if (said === undefined) return [];
    return [[key, typeof text === 'function' ? (given: unknown) => fill(said, given) : said] as const];
  });
  return own.length === 0 ? texts : { ...texts, ...Object.fromEntries(own) };
}

/** The texts of an area, with the brand's own words in the place of ours. Which a brand may change is checked at import. */
export function worded<T extends object>(texts: T, area: string, wording: Wording): T {
  const known = made.get(texts)?.get(wording);
  if (known !== undefined) return known as T;
  const texted = reword(texts, area, wording);
  const byWording = made.get(texts) ?? new WeakMap<Wording, object>();
  made.set(texts, byWording.set(wording, texted));
  return texted;
}
