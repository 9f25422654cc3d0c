import { printWidth } from './wrap-prose.mjs';

const clause =
  /^(?:from|where|set|values|returning|order by|group by|having|limit|union|join|left join|inner join|cross join|left outer join|on conflict|for update|for no key update|select|insert into|update|delete from|window|when|do update|do nothing)\b/;
const leastWidth = 24;

/**
 * Breaks the lines of SQL that are wider than the print width at spaces: before a clause, else
 * before `and` and `or`, else after a comma, outermost parentheses first. `closed` tells for each
 * character whether a break is impossible there (placeholders, quotes, comments); `before` is the
 * text of the source on the first line. A line without a place to break stays.
 */
export function wrapSql(sql, closed, before = '') {
  const wrapped = [];
  let offset = 0;
  for (const [at, line] of sql.split('\n').entries()) {
    const prefix = at === 0 ? before : '';
    wrapped.push(...breakLine(line, closed.slice(offset, offset + line.length), prefix));
    offset += line.length + 1;
  }
  return wrapped.join('\n');
}

function breakLine(line, closed, prefix) {
  if (prefix.length + line.length <= printWidth) return [line];
  const indent = /^\s*/.exec(prefix + line)[0];
  const pieces = [];
  let rest = line;
  let marks = closed;
  let start = prefix;
  let depth = 0;
  while (start.length + rest.length > printWidth) {
    const at = bestBreak(rest, marks, start);
    if (at === undefined) break;
    pieces.push(start === prefix ? rest.slice(0, at) : start + rest.slice(0, at));
    depth += depthOf(rest.slice(0, at), marks);
    rest = rest.slice(at + 1);
    marks = marks.slice(at + 1);
    start = indent + (staysLevel(line, pieces, rest, depth) && prefix === '' ? '' : '  ');
  }
  return pieces.length === 0 ? [line] : [...pieces, start + rest];
}

/**
 * A clause below a clause, and an entry below an entry of the same list, stand at the same indent.
 */
function staysLevel(line, pieces, rest, depth) {
  if (depth !== 0) return false;
  const begins = clause.test(line.trimStart().toLowerCase());
  return begins ? clause.test(rest.toLowerCase()) : pieces.at(-1).endsWith(',');
}

function depthOf(text, marks) {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (marks[at]) continue;
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return depth;
}

/** The best place within the print width, or the first one behind a piece that cannot be broken. */
function bestBreak(rest, marks, start) {
  let best;
  let depth = 0;
  const first = start === '' ? /^\s*/.exec(rest)[0].length : 0;
  for (let at = 0; at < rest.length; at += 1) {
    if (start.length + at > printWidth && best !== undefined) return best.at;
    if (marks[at]) continue;
    if (rest[at] === '(') depth += 1;
    if (rest[at] === ')') depth -= 1;
    if (rest[at] !== ' ' || at <= first || start.length + at < leastWidth) continue;
    const filled = (start.length + at) / printWidth;
    const score = scoreOf(rest, at, depth) + filled - (filled < 0.5 ? 0.3 : 0);
    if (best === undefined || score >= best.score) best = { at, score };
  }
  return best?.at;
}

function scoreOf(rest, at, depth) {
  const next = rest.slice(at + 1).toLowerCase();
  const nested = -0.35 * Math.max(depth, 0);
  if (/^(?:--)/.test(next)) return 1;
  if (/^[=<>]|^(?:is|as|in|desc|asc|not|null|any)\b/.test(next)) return nested - 1;
  if (
    /(?:^|\s)(?:as|in|is|not|by|left|inner|cross|for|no|on|insert|delete|order|group|language|returns|from|where|select|set|values|update|into|table|join|do|then|else|when|distinct|any)$/.test(
      rest.slice(0, at).toLowerCase(),
    )
  )
    return nested - 1;
  if (/[=<>]$/.test(rest.slice(0, at))) return nested - 0.9;
  if (clause.test(next)) return nested + 0.5;
  if (/^(?:and|or|on)\b/.test(next)) return nested + 0.4;
  if (rest[at - 1] === ',') return nested + 0.25;
  return nested - 0.3;
}
