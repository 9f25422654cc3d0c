import { type CallName, isFaultPossibleAt, type Fault, type FaultName } from './fault.ts';
import type { FaultRule } from './fault-rule.ts';
import { mulberry32 } from './mulberry32.ts';

type FiredCount = {
  readonly provider: string;
  readonly at: CallName;
  readonly fault: FaultName;
  readonly count: number;
};
type RuleStatus = FaultRule & {
  readonly id: number;
  readonly left: number | null;
  readonly fired: number;
};
export type FaultPlan = {
  /** Null: the plan already has the maximum number of rules. */
  add(rule: FaultRule): RuleStatus | null;
  /**
   * Returns the fault of this call and counts it as fired. Rules for this reference come before
   * rules for all, older before newer.
   */
  takeFault(provider: string, at: CallName, merchantRef: string | null): Fault | null;
  fired(): readonly FiredCount[];
  rules(): readonly RuleStatus[];
  clear(): void;
};

type ActiveRule = { rule: FaultRule; id: number; left: number; fired: number; draw: () => number };

const maxRules = 20_000;
const keyOf = (provider: string, merchantRef: string | null): string =>
  `${provider} ${merchantRef ?? '*'}`;
const ruleStatus = ({ rule, id, left, fired }: ActiveRule): RuleStatus => ({
  ...rule,
  id,
  left: left === Infinity ? null : left,
  fired,
});

/**
 * The rules of planned faults. Rules are indexed by reference, so a call costs the same with a
 * thousand rules as with one.
 */
export function createFaultPlan(max = maxRules): FaultPlan {
  const byKey = new Map<string, readonly ActiveRule[]>();
  const counts = new Map<string, FiredCount>();
  let size = 0;
  let nextId = 1;

  const count = (provider: string, at: CallName, fault: FaultName): void => {
    const key = `${provider} ${at} ${fault}`;
    counts.set(key, { provider, at, fault, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  const countDown = (key: string, active: ActiveRule): void => {
    active.fired += 1;
    active.left -= 1;
    if (active.left > 0) return;
    size -= 1;
    const rest = (byKey.get(key) ?? []).filter((one) => one !== active);
    if (rest.length === 0) byKey.delete(key);
    else byKey.set(key, rest);
  };
  const takeOf = (key: string, at: CallName): Fault | null => {
    for (const active of byKey.get(key) ?? []) {
      const name = faultForCall(active, at);
      if (name === null) continue;
      countDown(key, active);
      return { name, ms: active.rule.ms };
    }
    return null;
  };

  return {
    add: (rule) => {
      if (size >= max) return null;
      const active = {
        rule,
        id: nextId++,
        left: rule.times ?? Infinity,
        fired: 0,
        draw: mulberry32(rule.seed),
      };
      const key = keyOf(rule.provider, rule.merchantRef);
      byKey.set(key, [...(byKey.get(key) ?? []), active]);
      size += 1;
      return ruleStatus(active);
    },
    takeFault: (provider, at, merchantRef) => {
      const own = merchantRef === null ? null : takeOf(keyOf(provider, merchantRef), at);
      const fault = own ?? takeOf(keyOf(provider, null), at);
      if (fault !== null) count(provider, at, fault.name);
      return fault;
    },
    fired: () => [...counts.values()],
    rules: () => [...byKey.values()].flat().map(ruleStatus),
    clear: () => {
      byKey.clear();
      counts.clear();
      size = 0;
    },
  };
}

/**
 * Returns the fault that a rule applies to this call. Null: the rule is for another call, or the
 * random draw skipped this one.
 */
function faultForCall({ rule, draw }: ActiveRule, at: CallName): FaultName | null {
  if (rule.at !== null && rule.at !== at) return null;
  const possible = rule.faults.filter((fault) => isFaultPossibleAt(fault, at));
  if (possible.length === 0 || (rule.share < 1 && draw() >= rule.share)) return null;
  return possible[possible.length === 1 ? 0 : Math.floor(draw() * possible.length)] ?? null;
}
