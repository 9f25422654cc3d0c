import type { ToldState } from './printer-state.ts';

/**
 * Reads the status code of a Star printer, such as `200%20OK` or `410`. By its guide the first
 * digits decide: 2 online, 21 paper low, 41 paper, 42 cover, any other 4 and 5 an error. A code
 * that no guide has is taken for online: the printer is offered papers, and one that it does not
 * print is told. docs/rules/printing.md#state-of-a-printer.
 */
export function starState(statusCode: string): ToldState {
  const code = codeOf(statusCode);
  if (code.startsWith('21')) return 'paperLow';
  if (code.startsWith('411')) return 'error';
  if (code.startsWith('41')) return 'paperOut';
  if (code.startsWith('42')) return 'coverOpen';
  return code.startsWith('4') || code.startsWith('5') ? 'error' : 'online';
}

/** Returns whether the code of a confirmation says that the paper is out: `OK`, `200 OK`. */
export function isStarPrinted(code: string): boolean {
  const read = codeOf(code);
  return read.startsWith('2') || read.toUpperCase().startsWith('OK');
}

/** A code comes plain or as part of an address. */
const codeOf = (text: string): string => text.trim().replaceAll('%20', ' ');
