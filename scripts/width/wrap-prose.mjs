/** Print width of code, comments and SQL, in columns. */
export const printWidth = 100;

const listItem = /^(\s*)(?:[-*•]|\d+[.)])\s+|^\s*@\w+\s/;
const verbatim = /^\s*(?:\||#{1,6} |<\/?[a-z]+[ >])|\S\s{3,}\S/;

/**
 * Wraps prose to `width` columns. `lines` are the text of a comment without its markers. A
 * paragraph or list item changes only if one of its lines is too wide; tables, fences and aligned
 * columns stay.
 */
export function wrapProse(lines, width) {
  return paragraphsOf(lines).flatMap(({ verbatim: stays, rows }) => {
    if (stays || rows.every((row) => row.length <= width)) return rows;
    const indent = /^\s*/.exec(rows[0])[0];
    const marker = listItem.exec(rows[0])?.[0] ?? '';
    const hanging = marker.trimStart().startsWith('@')
      ? indent
      : indent + ' '.repeat(marker.trimStart().length);
    return fill(wordsOf(rows), indent, hanging, width);
  });
}

/** A word that would make its line a list item or a tag stays on the line of the word before. */
function wordsOf(rows) {
  const words = [];
  for (const word of rows.join(' ').trim().split(/\s+/))
    if (words.length > 0 && /^(?:[-*•+/|]+|\d+[.)]|[@#].*)$/.test(word))
      words.push(`${words.pop()} ${word}`);
    else words.push(word);
  return words;
}

function fill(words, indent, hanging, width) {
  const wrapped = [];
  let line = indent + words[0];
  for (const word of words.slice(1)) {
    if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      wrapped.push(line);
      line = hanging + word;
    }
  }
  return [...wrapped, line];
}

function paragraphsOf(lines) {
  const paragraphs = [];
  let fenced = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const fence = /^\s*```/.test(line);
    if (fenced || fence || line.trim() === '' || verbatim.test(line))
      paragraphs.push({ verbatim: true, rows: [line] });
    else if (last === undefined || last.verbatim || listItem.test(line) || leaves(last, line))
      paragraphs.push({ verbatim: false, rows: [line] });
    else last.rows.push(line);
    if (fence) fenced = !fenced;
  }
  return paragraphs;
}

/** A line at another indent than the text before it begins a paragraph of its own. */
function leaves({ rows }, line) {
  const indent = (text) => /^\s*/.exec(text)[0].length;
  if (rows.length > 1) return indent(line) !== indent(rows[1]);
  if (/^\s*@/.test(rows[0])) return false;
  const marker = listItem.exec(rows[0])?.[0] ?? '';
  return marker === '' ? indent(line) !== indent(rows[0]) : indent(line) <= indent(rows[0]);
}
