/** A tag of a document. `attributes`: as text, with its values in quotation marks or bare. */
export type Tag = { readonly name: string; readonly isEnd: boolean; readonly attributes: string };

/**
 * Elements whose content is text: tags inside of them, such as those that a script writes or that a
 * frame would show, are no tags.
 */
const textElements = ['script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'template'];

/**
 * A tag from its beginning: the mark of an end, the name, and attributes whose values may contain
 * `>`.
 */
const tagPattern =
  /<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?=[\s/>])(?<attributes>(?:[^"'>]|"[^"]*"|'[^']*')*)>/iuy;

/**
 * The tags of these names, in their order. Comments, texts of scripts and frames, and values of
 * attributes are passed over. Each character is read a fixed number of times: a tag or a comment
 * without an end ends the search. Pure.
 */
export function tagsOf(document: string, names: readonly string[]): readonly Tag[] {
  const tags: Tag[] = [];
  for (let at = document.indexOf('<'); at >= 0; at = document.indexOf('<', at)) {
    if (document.startsWith('<!--', at)) {
      const end = document.indexOf('-->', at + 4);
      if (end < 0) break;
      at = end + 3;
      continue;
    }
    if (!/^<\/?[a-z]/iu.test(document.slice(at, at + 3))) {
      at += 1;
      continue;
    }
    tagPattern.lastIndex = at;
    const { end, name = '', attributes = '' } = tagPattern.exec(document)?.groups ?? {};
    if (name === '') break;
    const tag = { name: name.toLowerCase(), isEnd: end === '/', attributes };
    if (names.includes(tag.name)) tags.push(tag);
    at = tagPattern.lastIndex;
    if (tag.isEnd || !textElements.includes(tag.name)) continue;
    const after = endOfText(document, tag.name, at);
    if (after < 0) break;
    at = after;
  }
  return tags;
}

/** The place at which the end tag of an element begins whose content is text; -1: it has none. */
function endOfText(document: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}[\\s/>]`, 'giu');
  pattern.lastIndex = from;
  return pattern.exec(document)?.index ?? -1;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
};

/**
 * A name with its value, in quotation marks or bare, or a text in quotation marks that belongs to
 * no name.
 */
const attributePattern =
  /(?<named>[^\s=/"'>]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?|"[^"]*"|'[^']*'/gu;

/** The value of the first attribute of this name, its entities decoded; null: the tag has none. */
export function attributeOf({ attributes }: Tag, name: string): string | null {
  for (const { groups = {} } of attributes.matchAll(attributePattern)) {
    if (groups['named']?.toLowerCase() !== name) continue;
    const text = groups['double'] ?? groups['single'] ?? groups['bare'] ?? '';
    return text.replaceAll(/&(#?\w{2,5});/gu, (whole, entity: string) => entities[entity] ?? whole);
  }
  return null;
}
