import { forbiddenLetter, type ForbiddenLetter } from '@comanda/domain/text/forbidden-letter.ts';
import { problemPlace, type FolderProblem } from './folder-problem.ts';

const letterKinds: Readonly<Record<ForbiddenLetter['kind'], string>> = {
  control: 'a control character',
  direction: 'a character that turns the direction of reading',
  invisible: 'an invisible character',
  half: 'half a character',
};

export const forbiddenLetterText = ({ kind, code }: ForbiddenLetter): string =>
  `holds ${letterKinds[kind]} (${code})`;

/** Returns the reason not to show a text, or null. */
export function textProblem(text: string): string | null {
  const letter = forbiddenLetter(text);
  return letter && forbiddenLetterText(letter);
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
