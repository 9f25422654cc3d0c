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
 * Asserts that rich text contains only the tags and links that renderMarkdown produces. It is the
 * only sanitiser and runs on the bytes that are stored and served. @throws Error at anything else:
 * that is a bug of the server, and the import stops.
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
