import { problemPlace, type FolderProblem } from './folder-problem.ts';

const deepest = 24;
const maxValues = 250_000;
/**
 * Returns whether every JavaScript object has this key. A lookup of it would find a value that no
 * file contains.
 */
const inherited = (key: string): boolean => key in Object.prototype;

type Frame = { keys: Set<string> | null; step: string | number };

/**
 * Finds problems that JSON.parse accepts: duplicate keys, keys that every object has, and an absurd
 * depth or number of values.
 */
export function scanJson(file: string, text: string): FolderProblem[] {
  const problems: FolderProblem[] = [];
  const frames: Frame[] = [];
  const say = (reason: string) =>
    problems.push({ file, place: problemPlace(frames.map(({ step }) => step)), reason });
  let values = 0;
  let isKeyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    const frame = frames.at(-1);
    if (letter === '{' || letter === '[') {
      if (frames.length === deepest)
        return [{ file, place: '', reason: `is nested deeper than ${deepest} levels` }];
      frames.push({ keys: letter === '{' ? new Set() : null, step: letter === '{' ? '' : 0 });
      isKeyNext = letter === '{';
    } else if (letter === '}' || letter === ']') frames.pop();
    else if (letter === ',') {
      values += 1;
      if (values > maxValues)
        return [{ file, place: '', reason: `holds more than ${maxValues} values` }];
      isKeyNext = frame?.keys !== null;
      if (typeof frame?.step === 'number') frame.step += 1;
    } else if (letter === '"') {
      const end = endOfText(text, at);
      if (isKeyNext && frame) takeKey(frame, String(JSON.parse(text.slice(at, end + 1))), say);
      isKeyNext = false;
      at = end;
    }
  }
  return problems;
}

function takeKey(frame: Frame, key: string, say: (reason: string) => void): void {
  frame.step = key;
  if (inherited(key)) say('is no key of this file');
  else if (frame.keys?.has(key)) say('is written twice');
  frame.keys?.add(key);
}

/** Returns the place of the quote that ends the string which begins at `start`. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
