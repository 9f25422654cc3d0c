/** Why a folder is refused: which file (empty: the folder itself), where in it (`categories[2].slug`; empty: the file itself), and the reason for people. */
export type FolderProblem = { file: string; place: string; reason: string };

/** Escape sequences of terminals and marks that turn the direction of reading would let a file write the refusal. */
const unprintable = /[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu;
const printable = (text: string): string =>
  text.replace(unprintable, (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`);

export const describeFolderProblem = ({ file, place, reason }: FolderProblem): string =>
  printable(`${file || 'the folder'}${place === '' ? '' : ` at ${place}`}: ${reason}`);

const maxListed = 50;

/** One line for each problem; of very many the first fifty, and how many there are more. */
export function describeFolderProblems(problems: readonly FolderProblem[]): string[] {
  const named = problems.slice(0, maxListed).map(describeFolderProblem);
  return problems.length > maxListed
    ? [...named, `and ${problems.length - maxListed} more`]
    : named;
}

type Step = string | number;

/** `['categories', 2, 'slug']` as `categories[2].slug`. */
export const problemPlace = (steps: readonly Step[]): string =>
  steps.reduce<string>(
    (place, step) =>
      typeof step === 'number' ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`,
    '',
  );
