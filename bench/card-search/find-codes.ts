import { isRecord } from '@comanda/domain/is-record.ts';
import type { FlowCard } from './flow-card.ts';
import type { FoundAt, Piece } from './search-place.ts';

type References = ReadonlyMap<string, ReadonlySet<FlowCard>>;

/**
 * Names of ids: of users, orders, attempts, enrolments and cards, of requests, and our references
 * at providers.
 */
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{32}\b|\b[0-9a-z]{26}\b/giu;

/**
 * Looks for security codes in the records of their own flows: a code of three digits alone may be
 * anything, but a text or a number that is exactly the code, in a row or a line that also names the
 * flow's order, user or request, is one. Values under `measures` are numbers of their own: amounts,
 * counts, durations.
 */
export function findCodes({ where, bytes }: Piece, references: References): FoundAt[] {
  const found: FoundAt[] = [];
  for (const line of bytes.toString('utf8').split('\n')) {
    const cards = cardsIn(line, references);
    if (cards.size === 0) continue;
    const values = valuesOf(line);
    for (const { flow, cvc } of cards)
      for (const { key, value } of values)
        if (isCode(value, cvc) && !measures.test(key))
          found.push({
            where,
            what: 'code in a record of its flow',
            at: 0,
            flow,
            near: `${key} = ${value}`,
          });
  }
  return found;
}

const measures = /(?:^|_)(?:amount|ms|seconds|version|count|number|position|sequence|minor)$/iu;

function cardsIn(line: string, references: References): Set<FlowCard> {
  const cards = new Set<FlowCard>();
  for (const [id] of line.matchAll(ids))
    for (const card of references.get(id) ?? []) cards.add(card);
  return cards;
}

const isCode = (value: string, code: string): boolean =>
  value === code || new RegExp(`(?<![\\w.:,-])${code}(?![\\w.:,-])`, 'u').test(value);

type Value = { key: string; value: string };

/**
 * Values of a line of JSON with their keys; of another line, the values in quotes, such as
 * parameters of statements.
 */
function valuesOf(line: string): Value[] {
  try {
    return leavesOf('', JSON.parse(line));
  } catch {
    return [...line.matchAll(/(\$\d+) = '((?:[^']|'')*)'/gu)].map(([, key = '', value = '']) => ({
      key,
      value,
    }));
  }
}

function leavesOf(key: string, value: unknown): Value[] {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(key, each));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, each]) => leavesOf(name, each));
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? [{ key, value: `${value}` }] : [];
}
