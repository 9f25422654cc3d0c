import { isObject, numberOf, readObject, textOf } from '../http/read-json.ts';
import { doorKey } from './door-key.ts';
import { type CallName, canHappen, type FaultName } from './fault.ts';
import type { Repertoire } from './repertoire.ts';

/**
 * What shall go wrong. `merchantRef` null: at anybody's calls; a door's key where couriers are asked for a price to it. `at` null: at any call. Of several faults one is drawn each time. `times`
 * null: until it is taken away. `share`: of the calls it fits, from 0 to 1, drawn from `seed`. `ms`: how long `slow` takes.
 */
export type Rule = {
  readonly provider: string;
  readonly merchantRef: string | null;
  readonly at: CallName | null;
  readonly faults: readonly FaultName[];
  readonly times: number | null;
  readonly share: number;
  readonly seed: number;
  readonly ms: number;
};

export type ReadRule = { ok: true; rule: Rule } | { ok: false; error: string };

const slowMs = 12_000;
const no = (error: string): ReadRule => ({ ok: false, error });
const known = ['provider', 'match', 'at', 'fault', 'faults', 'times', 'share', 'seed', 'ms'];

/** Reads a rule of `POST /_play`. A rule that could never fire is refused with the reason: a test must not believe in it. */
export function readRule(rawBody: string, providers: Readonly<Record<string, Repertoire>>): ReadRule {
  const body = readObject(rawBody);
  if (body === null) return no('a rule is a JSON object');
  const stranger = Object.keys(body).find((name) => !known.includes(name));
  if (stranger !== undefined) return no(`unknown field: ${stranger}`);
  const provider = textOf(body['provider']) ?? '';
  const repertoire = providers[provider];
  if (repertoire === undefined) return no(`provider: one of ${Object.keys(providers).join(', ')}`);
  const merchantRef = matchOf(body['match']);
  if (merchantRef === undefined)
    return no('match: "any", { "merchantRef": "…" }, or { "door": { "latitude": …, "longitude": … } } at a courier\'s quote');
  const what = whatOf(body, repertoire);
  return what.ok ? numbersOf(body, { provider, merchantRef, at: what.at, faults: what.faults }) : no(what.error);
}

type What = { ok: true; at: CallName | null; faults: readonly FaultName[] } | { ok: false; error: string };

/** Which call, and which of the provider's faults: each of them can happen there. */
function whatOf(body: Readonly<Record<string, unknown>>, repertoire: Repertoire): What {
  const refuse = (error: string): What => ({ ok: false, error });
  const at = body['at'] === undefined || body['at'] === 'any' ? null : (repertoire.calls.find((name) => name === body['at']) ?? undefined);
  if (at === undefined) return refuse(`at: "any", or one of ${repertoire.calls.join(', ')}`);
  const faults = faultsOf(body['faults'] ?? body['fault'], repertoire.faults);
  if (faults === null) return refuse(`fault, or a list as faults: of ${repertoire.faults.join(', ')}`);
  const never = at === null ? undefined : faults.find((fault) => !canHappen(fault, at));
  return never === undefined ? { ok: true, at, faults } : refuse(`${never} cannot happen at ${at}`);
}

function numbersOf(body: Readonly<Record<string, unknown>>, start: Pick<Rule, 'provider' | 'merchantRef' | 'at' | 'faults'>): ReadRule {
  const share = body['share'] === undefined ? 1 : numberOf(body['share']);
  if (share === null || share <= 0 || share > 1) return no('share: more than 0, at most 1');
  const times = body['times'] === undefined ? (share < 1 ? null : 1) : body['times'] === null ? null : numberOf(body['times']);
  if (body['times'] != null && (times === null || times < 1 || !Number.isInteger(times))) return no('times: 1 or more, or null for always');
  const [seed, ms] = [numberOf(body['seed'] ?? 1), numberOf(body['ms'] ?? slowMs)];
  if (seed === null || ms === null || ms < 0) return no('seed and ms: numbers, ms not below 0');
  return { ok: true, rule: { ...start, times, share, seed, ms } };
}

function matchOf(match: unknown): string | null | undefined {
  if (match === undefined || match === 'any') return null;
  if (!isObject(match)) return undefined;
  const [latitude, longitude] = isObject(match['door'])
    ? [numberOf(match['door']['latitude']), numberOf(match['door']['longitude'])]
    : [null, null];
  return latitude === null || longitude === null ? (textOf(match['merchantRef']) ?? undefined) : doorKey(latitude, longitude);
}

function faultsOf(value: unknown, possible: readonly FaultName[]): readonly FaultName[] | null {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const faults = possible.filter((fault) => names.includes(fault));
  return faults.length === names.length && faults.length > 0 ? faults : null;
}
