import { printWidth } from '../width/wrap-prose.mjs';

/**
 * Counts the lines of a file that are wider than the print width: in comments and in SQL (an SQL
 * file, or a template with the tag `sql`); and the columns of its widest line of code. `comments`:
 * offsets of a script's comments.
 */
export function wideLines(path, text, comments) {
  if (path.endsWith('.sql'))
    return countLines(text, placesOf(text, /--[^\n]*/g), [{ start: 0, end: text.length }]);
  if (path.endsWith('.css')) return countLines(text, placesOf(text, /\/\*[^]*?\*\//g), []);
  return countLines(text, comments, placesOf(text, /\bsql`(?:[^`\\]|\\.)*`/g));
}

function countLines(text, comments, sql) {
  const found = { comments: 0, sql: 0, widestCode: 0 };
  let start = 0;
  for (const line of text.split('\n')) {
    const first = start + /^\s*/.exec(line)[0].length;
    start += line.length + 1;
    if (isInside(comments, first)) found.comments += line.length > printWidth ? 1 : 0;
    else if (isInside(sql, first)) found.sql += line.length > printWidth ? 1 : 0;
    else found.widestCode = Math.max(found.widestCode, line.length);
  }
  return found;
}

const isInside = (places, at) => places.some(({ start, end }) => start <= at && at < end);

const placesOf = (text, pattern) =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
