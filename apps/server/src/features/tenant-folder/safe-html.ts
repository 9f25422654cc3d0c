const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>/g;
const plainTags = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'hr',
  'a',
]);
const href = /^ href="(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*"( rel="noopener noreferrer")?$/;

/**
 * The one sanitiser of rich text, asserted on the bytes that are stored and served: only the tags and links that renderMarkdown makes
 * may be in it.
 * @throws Error at anything else: a bug of ours, and the import stops.
 */
export function assertSafeHtml(html: string): string {
  const rest = html.replace(tag, (whole, closing: string, name: string, attributes: string) => {
    const isSafe =
      plainTags.has(name) &&
      (attributes === '' || (closing === '' && name === 'a' && href.test(attributes)));
    return isSafe ? '' : whole;
  });
  if (/[<>]/.test(rest))
    throw new Error(
      `unsafe HTML: ${rest.slice(Math.max(0, rest.search(/[<>]/) - 20)).slice(0, 80)}`,
    );
  return html;
}
