import { assertSafeHtml } from './safe-html.ts';
import { escapeMarkup } from '../../platform/escape-markup.ts';

/**
 * Allowed link targets of a page: the web, a mailbox, a telephone number, or a path of this site.
 */
export const allowedLinkTarget =
  /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d -]*|\/(?![/\\])[^\s]*)$/;

/**
 * Renders the HTML of a tenant's page. Markdown: `#` to `####` headings, paragraphs, `-` and `1.`
 * lists, `>` quotes, `---`, `**bold**`, `*italic*` and `[text](target)`. Everything else is text,
 * HTML included: it is escaped and never passed through.
 */
export function renderMarkdown(markdown: string): string {
  const blocks = markdown
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}|\n(?=#{1,4} )|\n(?<=^#{1,4} .*\n)/m);
  const html = blocks
    .map((block) => renderBlock(block.trim()))
    .filter((block) => block !== '')
    .join('\n');
  return assertSafeHtml(html);
}

function renderBlock(block: string): string {
  if (block === '') return '';
  if (/^-{3,}$/.test(block)) return '<hr>';
  const heading = /^(#{1,4}) (.+)$/.exec(block);
  if (heading)
    return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`;
  const lines = block.split('\n');
  if (lines.every((line) => /^([-*] |\s+)/.test(line))) return list('ul', lines, /^[-*] /);
  if (lines.every((line) => /^(\d+[.)] |\s+)/.test(line))) return list('ol', lines, /^\d+[.)] /);
  if (lines.every((line) => line.startsWith('>')))
    return `<blockquote><p>${inline(lines.map((line) => line.replace(/^> ?/, '')).join(' '))}</p></blockquote>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** Renders a list. A line that begins with spaces continues the item before it. */
function list(tag: 'ul' | 'ol', lines: readonly string[], marker: RegExp): string {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

function linkTags(target: string): readonly [open: string, close: string] {
  const plain = target.replaceAll('&amp;', '&');
  if (!allowedLinkTarget.test(plain)) return ['', ''];
  return [
    `<a href="${target}"${plain.startsWith('http') ? ' rel="noopener noreferrer"' : ''}>`,
    '</a>',
  ];
}

const emphasise = (text: string): string =>
  text
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])/g, '<em>$1</em>');

/**
 * Renders text inside a block. The text is escaped first, so it cannot contain a tag. Placeholders
 * stand for link tags meanwhile, so that no star in a URL counts as emphasis.
 */
function inline(text: string): string {
  const tags: string[] = [];
  const setAside = (tag: string): string => `\0${tags.push(tag) - 1}\0`;
  const marked = escapeMarkup(text.trim().replaceAll('\0', '')).replace(
    /\[([^\][]+)\]\(([^()\s]+)\)/g,
    (_match, label: string, target: string) => {
      const [open, close] = linkTags(target);
      return open === '' ? label : `${setAside(open)}${label}${setAside(close)}`;
    },
  );
  return emphasise(marked).replace(/\0(\d+)\0/g, (_mark, at: string) => tags[Number(at)] ?? '');
}
