import { isObject, numberOrNull, readObject, textOrNull } from '../http/read-json.ts';
import { dropoffKey } from './dropoff-key.ts';
import { type CallName, isFaultPossibleAt, type FaultName } from './fault.ts';
import type { SupportedFaults } from './supported-faults.ts';

/**
 * A planned fault. `merchantRef`: the affected reference, or a drop-off key for courier quotes;
 * null: all. `at`: the affected call; null: all. If there are several faults, each call draws one.
 * `times`: number of uses; null: until the rule is removed. `share`: share of the matching calls,
 * from 0 to 1, drawn from `seed`. `ms`: delay of `slow`.
 */
export type FaultRule = {
  readonly provider: string;
  readonly merchantRef: string | null;
  readonly at: CallName | null;
  readonly faults: readonly FaultName[];
  readonly times: number | null;
  readonly share: number;
  readonly seed: number;
  readonly ms: number;
};

export type FaultRuleResult = { ok: true; rule: FaultRule } | { ok: false; error: string };

const slowMs = 12_000;
const refuseRule = (error: string): FaultRuleResult => ({ ok: false, error });
const knownFields = ['provider', 'match', 'at', 'fault', 'faults', 'times', 'share', 'seed', 'ms'];

/**
 * Reads a rule from `POST /_faults`. Refuses a rule that could never fire, with the reason, so that
 * no test relies on it.
 */
export function readFaultRule(
  rawBody: string,
  providers: Readonly<Record<string, SupportedFaults>>,
): FaultRuleResult {
  const body = readObject(rawBody);
  if (body === null) return refuseRule('a rule is a JSON object');
  const unknownField = Object.keys(body).find((name) => !knownFields.includes(name));
  if (unknownField !== undefined) return refuseRule(`unknown field: ${unknownField}`);
  const provider = textOrNull(body['provider']) ?? '';
  const supported = providers[provider];
  if (supported === undefined)
    return refuseRule(`provider: one of ${Object.keys(providers).join(', ')}`);
  const merchantRef = readMatch(body['match']);
  if (merchantRef === undefined)
    return refuseRule(
      'match: "any", { "merchantRef": "…" }, or { "dropoff": { "latitude": …, "longitude": … } } at a courier\'s quote',
    );
  const target = readTarget(body, supported);
  return target.ok
    ? readNumbers(body, { provider, merchantRef, at: target.at, faults: target.faults })
    : refuseRule(target.error);
}

type FaultTarget =
  { ok: true; at: CallName | null; faults: readonly FaultName[] } | { ok: false; error: string };

/** Reads the call and the faults of a rule. The provider must support each fault at that call. */
function readTarget(
  body: Readonly<Record<string, unknown>>,
  supported: SupportedFaults,
): FaultTarget {
  const refuse = (error: string): FaultTarget => ({ ok: false, error });
  const at =
    body['at'] === undefined || body['at'] === 'any'
      ? null
      : (supported.calls.find((name) => name === body['at']) ?? undefined);
  if (at === undefined) return refuse(`at: "any", or one of ${supported.calls.join(', ')}`);
  const faults = readFaults(body['faults'] ?? body['fault'], supported.faults);
  if (faults === null)
    return refuse(`fault, or a list as faults: of ${supported.faults.join(', ')}`);
  const impossibleFault =
    at === null ? undefined : faults.find((fault) => !isFaultPossibleAt(fault, at));
  return impossibleFault === undefined
    ? { ok: true, at, faults }
    : refuse(`${impossibleFault} cannot happen at ${at}`);
}

function readNumbers(
  body: Readonly<Record<string, unknown>>,
  start: Pick<FaultRule, 'provider' | 'merchantRef' | 'at' | 'faults'>,
): FaultRuleResult {
  const share = body['share'] === undefined ? 1 : numberOrNull(body['share']);
  if (share === null || share <= 0 || share > 1) return refuseRule('share: more than 0, at most 1');
  const times =
    body['times'] === undefined
      ? share < 1
        ? null
        : 1
      : body['times'] === null
        ? null
        : numberOrNull(body['times']);
  if (body['times'] != null && (times === null || times < 1 || !Number.isInteger(times)))
    return refuseRule('times: 1 or more, or null for always');
  const [seed, ms] = [numberOrNull(body['seed'] ?? 1), numberOrNull(body['ms'] ?? slowMs)];
  if (seed === null || ms === null || ms < 0)
    return refuseRule('seed and ms: numbers, ms not below 0');
  return { ok: true, rule: { ...start, times, share, seed, ms } };
}

function readMatch(match: unknown): string | null | undefined {
  if (match === undefined || match === 'any') return null;
  if (!isObject(match)) return undefined;
  const [latitude, longitude] = isObject(match['dropoff'])
    ? [numberOrNull(match['dropoff']['latitude']), numberOrNull(match['dropoff']['longitude'])]
    : [null, null];
  return latitude === null || longitude === null
    ? (textOrNull(match['merchantRef']) ?? undefined)
    : dropoffKey(latitude, longitude);
}

function readFaults(value: unknown, possible: readonly FaultName[]): readonly FaultName[] | null {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const faults = possible.filter((fault) => names.includes(fault));
  return faults.length === names.length && faults.length > 0 ? faults : null;
}
