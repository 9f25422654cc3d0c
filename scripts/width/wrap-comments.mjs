import { printWidth, wrapProse } from './wrap-prose.mjs';

const directive =
  /oxlint-disable|@ts-|prettier-ignore|@vitest-|[@#]__PURE__|<reference|v8 ignore|knip-ignore|#region/;

/**
 * Wraps the comments of a source at the print width. `comments` are `{ start, end, kind }` in
 * offsets, `kind` `line` for `//` and `--`, `block` for the slash and star. Comments behind code
 * stay.
 */
export function wrapComments(text, comments, lineMarker = '//') {
  const edits = [];
  for (const group of groupsOf(text, comments)) {
    const { start, end } = { start: group[0].start, end: group.at(-1).end };
    const source = text.slice(start, end);
    const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const code = codeBehind(text, end);
    const widths = `${indent}${source}${code}`.split('\n').map((line) => line.length);
    if (directive.test(source) || Math.max(...widths) <= printWidth) continue;
    if (group[0].kind === 'line')
      edits.push({ start, end, wrapped: wrapLineComments(source, indent, lineMarker) });
    else if (code.trim() === '' || /\S/.test(indent))
      edits.push({ start, end, wrapped: wrapBlock(source, indent) });
    else edits.push({ start, end: end + 1, wrapped: `${wrapBlock(source, indent)}\n${indent}` });
  }
  return applyEdits(text, edits);
}

export function applyEdits(text, edits) {
  let result = text;
  for (const { start, end, wrapped } of edits.toSorted((one, other) => other.start - one.start))
    result = result.slice(0, start) + wrapped + result.slice(end);
  return result;
}

/** The rest of the line behind a comment: a member that stands beside its own comment. */
function codeBehind(text, end) {
  const lineEnd = text.indexOf('\n', end);
  return text.slice(end, lineEnd === -1 ? undefined : lineEnd);
}

/** Line comments below one another are one text. */
function groupsOf(text, comments) {
  const groups = [];
  for (const comment of comments) {
    const lineStart = text.lastIndexOf('\n', comment.start - 1) + 1;
    const before = text.slice(lineStart, comment.start);
    const alone = before.trim() === '' || (comment.kind === 'block' && before.trim() === '{');
    if (!alone) continue;
    const last = groups.at(-1)?.at(-1);
    const follows =
      last?.kind === 'line' &&
      comment.kind === 'line' &&
      text.slice(last.end, comment.start) === `\n${before}`;
    if (follows) groups.at(-1).push(comment);
    else groups.push([comment]);
  }
  return groups;
}

function wrapLineComments(source, indent, marker) {
  const pattern = new RegExp(`^\\s*${marker}+ ?`);
  const lines = source.split('\n').map((line) => line.replace(pattern, ''));
  return wrapProse(lines, printWidth - indent.length - marker.length - 1)
    .map((line) => `${marker} ${line}`.trimEnd())
    .join(`\n${indent}`);
}

function wrapBlock(source, indent) {
  const [, opening, body] = /^(\/\*\*?)([^]*)\*\/$/.exec(source);
  const isShort = !body.includes('\n') && indent.length + source.length <= printWidth;
  if (isShort) return source;
  if (/\S/.test(indent)) return wrapMarkupComment(opening, body, indent);
  const starred = opening === '/**' || /\n\s*\*/.test(body);
  if (!starred) return wrapPlainBlock(body, indent);
  const lines = trimEnds(
    body.split('\n').map((line, at) => line.replace(at === 0 ? /^ / : /^\s*\* ?/, '').trimEnd()),
  );
  const wrapped = wrapProse(lines, printWidth - indent.length - 3);
  return [opening, ...wrapped.map((line) => ` * ${line}`.trimEnd()), ' */'].join(`\n${indent}`);
}

/** A block without stars, as style sheets have them: the text stands three columns further in. */
function wrapPlainBlock(body, indent) {
  const lines = body
    .trim()
    .split('\n')
    .map((line, at) => (at === 0 ? line : unindent(line, indent.length + 3)));
  return `/* ${wrapProse(lines, printWidth - indent.length - 6).join(`\n${indent}   `)} */`;
}

function wrapMarkupComment(opening, body, indent) {
  const column = ' '.repeat(indent.length + opening.length + 1);
  const lines = body
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return `${opening} ${wrapProse(lines, printWidth - column.length - 4).join(`\n${column}`)} */`;
}

function unindent(line, columns) {
  return line.replace(new RegExp(`^\\s{0,${columns}}`), '');
}

function trimEnds(lines) {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(first, last + 1);
}
