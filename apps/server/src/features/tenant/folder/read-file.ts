import { wireReader } from '@comanda/contract/wire.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import * as v from 'valibot';
import { placeOf, type Problem } from './problem.ts';

const maxProblems = 20;

const stepsOf = (issue: v.BaseIssue<unknown>): (string | number)[] =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** Reads the text of a file of the folder by its schema: amounts become minor units. All problems are named, up to 20. */
export function readFile<T>(file: string, text: string, schema: v.GenericSchema<unknown, T>, decimals: Decimals): Result<T, Problem[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse([{ file, place: '', reason: `not JSON: ${error instanceof Error ? error.message : 'unreadable'}` }]);
  }
  const outcome = v.safeParse(schema, value);
  if (!outcome.success) {
    const problems = outcome.issues.slice(0, maxProblems);
    return refuse(problems.map((issue) => ({ file, place: placeOf(stepsOf(issue)), reason: issue.message })));
  }
  return convertAmounts(file, outcome.output, schema, decimals);
}

function convertAmounts<T>(file: string, value: T, schema: v.GenericSchema<unknown, T>, decimals: Decimals): Result<T, Problem[]> {
  const places: string[] = [];
  const inner = wireReader(schema, { decimals, keys: 'camel' })(value, places);
  if (places.length > 0) {
    const steps = (place: string) =>
      place
        .split('.')
        .filter(Boolean)
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return refuse(places.map((place) => ({ file, place: placeOf(steps(place)), reason: `must have no more than ${decimals} decimals` })));
  }
  return accept(inner as T);
}
