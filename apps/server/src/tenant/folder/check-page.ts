import { allowedLinkTarget } from './markdown.ts';
import type { FolderProblem } from './folder-problem.ts';
import { readUtf8 } from '../../platform/read-utf8.ts';
import { textProblem } from './text-problems.ts';

/**
 * Tags that run, load, send or restyle when a browser reads them; a page never needs one. Other
 * tags, and a plain `<`, are shown as text.
 */
const activeTag =
  /<\/?\s*(script|iframe|frame|frameset|object|embed|applet|style|link|meta|base|form|input|button|svg|math|img|image|video|audio|source|template|portal|xml)\b/i;
const handler = /<[a-z!/?][^<>]*[\s/"']on[a-z]+\s*=/i;
const target = /\]\(\s*([^()\s]*)/g;
const longestLine = 5_000;

/**
 * Checks a page's Markdown by line. It refuses scripts and other active tags, links to forbidden
 * targets and invisible characters.
 */
export function checkPage(file: string, bytes: Uint8Array): FolderProblem[] {
  const text = readUtf8(bytes);
  if (!text.ok) return [{ file, place: '', reason: text.error }];
  return text.value
    .split('\n')
    .flatMap((line, at) =>
      lineProblems(line).map((reason) => ({ file, place: `line ${at + 1}`, reason })),
    );
}

function lineProblems(line: string): string[] {
  if (line.length > longestLine) return [`is longer than ${longestLine} characters`];
  const faults: string[] = [];
  const invisible = textProblem(line);
  if (invisible !== null) faults.push(invisible);
  const tag = activeTag.exec(line);
  if (tag)
    faults.push(
      `holds <${tag[1]?.toLowerCase()}>: a page is text, without scripts and other HTML that is active`,
    );
  else if (handler.test(line))
    faults.push('holds HTML with an "on…" attribute, which runs as script');
  for (const [, to = ''] of line.matchAll(target)) {
    if (to !== '' && !allowedLinkTarget.test(to))
      faults.push(
        `links to "${to.slice(0, 60)}": only https, http, mailto, tel and paths of the site are links`,
      );
  }
  return faults;
}
