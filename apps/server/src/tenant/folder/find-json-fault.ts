/** A place in a text; both numbers begin with 1. */
export type TextPosition = { line: number; column: number };

const blank = /[ \t\n\r]*/y;
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/**
 * A text has no control characters: every other one from the space on, but for the quote and the
 * backslash.
 */
const string = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** A value, a key or a comma is expected next; `end`: a comma or the end of the list or object. */
type Expected = 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'end';

/**
 * Returns the position of the first fault of a text that is no JSON: the end of the text if it
 * breaks off. Messages of JSON.parse name it only for some faults.
 */
export function findJsonFault(text: string): TextPosition {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = skip(text, 0, blank);
  while (at < text.length) {
    const next = step(text, at, expected, open);
    if (next === null) break;
    expected = next.expected;
    at = skip(text, next.at, blank);
  }
  return positionOf(text, at);
}

/** Returns the end of what a pattern matches at a place; the place itself if it matches nothing. */
function skip(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

type Step = { at: number; expected: Expected };

/** Reads one token. null: it is none that may stand here. */
function step(text: string, at: number, expected: Expected, open: ('{' | '[')[]): Step | null {
  const letter = text[at];
  switch (expected) {
    case 'key':
    case 'firstKey':
      if (letter === '}' && expected === 'firstKey') return close(at, open);
      return token(text, at, string, 'colon');
    case 'colon':
      return letter === ':' ? { at: at + 1, expected: 'value' } : null;
    case 'end':
      return letter === ',' ? afterComma(at, open) : closing(letter, at, open);
    case 'firstItem':
      return letter === ']' ? close(at, open) : value(text, at, open);
    case 'value':
      return value(text, at, open);
  }
}

function value(text: string, at: number, open: ('{' | '[')[]): Step | null {
  const letter = text[at];
  if (letter === '{' || letter === '[') {
    open.push(letter);
    return { at: at + 1, expected: letter === '{' ? 'firstKey' : 'firstItem' };
  }
  return token(text, at, letter === '"' ? string : literal, 'end');
}

function token(text: string, at: number, pattern: RegExp, expected: Expected): Step | null {
  const end = skip(text, at, pattern);
  return end === at ? null : { at: end, expected };
}

function afterComma(at: number, open: readonly ('{' | '[')[]): Step | null {
  const inside = open.at(-1);
  if (inside === undefined) return null;
  return { at: at + 1, expected: inside === '{' ? 'key' : 'value' };
}

const closing = (letter: string | undefined, at: number, open: ('{' | '[')[]): Step | null =>
  (letter === '}' && open.at(-1) === '{') || (letter === ']' && open.at(-1) === '[')
    ? close(at, open)
    : null;

function close(at: number, open: ('{' | '[')[]): Step {
  open.pop();
  return { at: at + 1, expected: 'end' };
}

function positionOf(text: string, at: number): TextPosition {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}
