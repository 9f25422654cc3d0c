import { problemPlace, type FolderProblem } from './folder-problem.ts';

const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Forbidden characters. Tabs, line ends, emoji joiners (U+200D) and soft hyphens are allowed. */
const forbiddenLetters: readonly [what: string, letters: RegExp][] = [
  ['a control character', /(?![\t\n\r])\p{Cc}/u],
  ['a character that turns the direction of reading', /[\u202a-\u202e\u2066-\u2069]/],
  ['an invisible character', /[\u200b\u2060-\u2064\ufeff]/],
  ['half a character', /\p{Surrogate}/u],
];

/**
 * Returns the reason not to show a text, or null. A text must not contain invisible characters or
 * characters that change how it reads.
 */
export function textProblem(text: string): string | null {
  for (const [what, letters] of forbiddenLetters) {
    const match = letters.exec(text);
    if (match) return `holds ${what} (${codeOf(match[0])})`;
  }
  return null;
}

/** Returns the problems of every text and number of a file's value that a schema does not find. */
export function valueProblems(file: string, value: unknown): FolderProblem[] {
  const problems: FolderProblem[] = [];
  const walk = (value: unknown, steps: readonly (string | number)[]): void => {
    const say = (reason: string) => problems.push({ file, place: problemPlace(steps), reason });
    if (typeof value === 'number' && !Number.isFinite(value)) say('is larger than any number');
    if (typeof value === 'string') {
      const reason = textProblem(value);
      if (reason !== null) say(reason);
    }
    if (Array.isArray(value)) value.forEach((item, at) => walk(item, [...steps, at]));
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, [...steps, key]);
  };
  walk(value, []);
  return problems;
}
