import { wireReader } from '@comanda/contract/wire.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import * as v from 'valibot';
import { problemPlace, type FolderProblem } from './folder-problem.ts';
import { readUtf8 } from '../../platform/read-utf8.ts';
import { findJsonFault } from './find-json-fault.ts';
import { issueReason } from './issue-reason.ts';
import { scanJson } from './scan-json.ts';
import { valueProblems } from './text-problems.ts';

const stepsOf = (issue: v.BaseIssue<unknown>): (string | number)[] =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/**
 * Reads the bytes of a folder's file by its schema and converts amounts to minor units. Returns all
 * problems of the file.
 */
export function readFolderFile<T>(
  file: string,
  bytes: Uint8Array,
  schema: v.GenericSchema<unknown, T>,
  decimals: Decimals,
): Result<T, FolderProblem[]> {
  const json = readJson(file, bytes);
  if (!json.ok) return json;
  const outcome = v.safeParse(schema, json.value);
  const misshapen = (outcome.issues ?? []).map((issue) => ({
    file,
    place: problemPlace(stepsOf(issue)),
    reason: issueReason(issue),
  }));
  const problems = [...valueProblems(file, json.value), ...misshapen];
  if (!outcome.success || problems.length > 0) return refuse(problems);
  return convertAmounts(file, outcome.output, schema, decimals);
}

function readJson(file: string, bytes: Uint8Array): Result<unknown, FolderProblem[]> {
  const text = readUtf8(bytes);
  if (!text.ok) return refuse([{ file, place: '', reason: text.error }]);
  try {
    const value: unknown = JSON.parse(text.value);
    const problems = scanJson(file, text.value);
    return problems.length === 0 ? accept(value) : refuse(problems);
  } catch (error) {
    const { line, column } = findJsonFault(text.value);
    return refuse([
      { file, place: `line ${line}, column ${column}`, reason: `is not JSON: ${messageOf(error)}` },
    ]);
  }
}

/** The message of JSON.parse without its own position, which it names only for some faults. */
const messageOf = (error: unknown): string =>
  error instanceof Error
    ? error.message.replace(/ (?:in JSON )?at position \d+(?: \(line \d+ column \d+\))?$/u, '')
    : 'unreadable';

const decimalsReason = (decimals: Decimals): string =>
  decimals === 0
    ? 'must be a whole number: the currency of the country has no decimals'
    : `must have no more than ${decimals} decimals`;

function convertAmounts<T>(
  file: string,
  value: T,
  schema: v.GenericSchema<unknown, T>,
  decimals: Decimals,
): Result<T, FolderProblem[]> {
  const places: string[] = [];
  const inner = wireReader(schema, { decimals, keys: 'camel' })(value, places);
  if (places.length > 0) {
    const steps = (place: string) =>
      place
        .split('.')
        .filter(Boolean)
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return refuse(
      places.map((place) => ({
        file,
        place: problemPlace(steps(place)),
        reason: decimalsReason(decimals),
      })),
    );
  }
  return accept(inner as T);
}
