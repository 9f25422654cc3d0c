/**
 * A human-readable reason to refuse a folder. `file`: empty for the folder itself. `place`: such as
 * `categories[2].slug`, empty for the whole file.
 */
export type FolderProblem = { file: string; place: string; reason: string };

/**
 * Terminal escape sequences and direction marks, with which a file could forge the refusal's text.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu;
const printable = (text: string): string =>
  text.replace(unprintable, (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`);

export const describeFolderProblem = ({ file, place, reason }: FolderProblem): string =>
  printable(`${file || 'the folder'}${place === '' ? '' : ` at ${place}`}: ${reason}`);

const maxListed = 50;

/**
 * Returns one line for each problem. Of more than fifty it returns the first fifty and how many
 * there are more.
 */
export function describeFolderProblems(problems: readonly FolderProblem[]): string[] {
  const named = problems.slice(0, maxListed).map(describeFolderProblem);
  return problems.length > maxListed
    ? [...named, `and ${problems.length - maxListed} more`]
    : named;
}

type Step = string | number;

/** Formats `['categories', 2, 'slug']` as `categories[2].slug`. */
export const problemPlace = (steps: readonly Step[]): string =>
  steps.reduce<string>(
    (place, step) =>
      typeof step === 'number' ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`,
    '',
  );
