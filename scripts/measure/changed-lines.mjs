/**
 * Reads a diff without context lines: returns `path:line: +text` for each changed line that belongs
 * to no import and is not empty. `textOf(side, path)` returns a file of the `old` or `new` commit.
 */
export function changedLines(diff, textOf) {
  return diff
    .split(/^diff --git .*\n/m)
    .slice(1)
    .flatMap((section) => [
      ...linesOfSide(section, 'old', textOf),
      ...linesOfSide(section, 'new', textOf),
    ]);
}

const signs = { old: '-', new: '+' };

function linesOfSide(section, side, textOf) {
  const sign = signs[side];
  const path = section
    .split('\n')
    .find((line) => line.startsWith(sign.repeat(3)))
    ?.slice(6);
  if (path === undefined || path === 'ev/null') return [];
  const imports = importLines(textOf(side, path));
  const found = [];
  for (const [, first, body] of hunksOf(section, sign))
    for (const [at, line] of linesWith(sign, body).entries()) {
      const number = Number(first) + at;
      if (line.trim() !== sign && !imports.has(number)) found.push(`${path}:${number}: ${line}`);
    }
  return found;
}

/** The hunks of a file: the first line's number on one side, and the lines below its heading. */
const hunksOf = (section, sign) =>
  section.matchAll(new RegExp(`^@@ .*?\\${sign}(\\d+)\\S* .*\\n((?:[-+\\\\].*\\n?)*)`, 'gm'));

const linesWith = (sign, body) => body.split('\n').filter((line) => line.startsWith(sign));

/** Numbers of the lines that an import covers, from 1. */
function importLines(text) {
  const numbers = new Set();
  for (const { index, 0: found } of text.matchAll(/^import\s[^;]*;$/gm)) {
    const first = text.slice(0, index).split('\n').length;
    for (let at = 0; at < found.split('\n').length; at += 1) numbers.add(first + at);
  }
  return numbers;
}
