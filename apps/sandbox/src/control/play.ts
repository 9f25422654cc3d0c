import { type CallName, canHappen, type Fault, type FaultName } from './fault.ts';
import type { Rule } from './rule.ts';
import { seeded } from './seeded.ts';

export type FiredCount = { readonly provider: string; readonly at: CallName; readonly fault: FaultName; readonly count: number };
export type PlayedRule = Rule & { readonly id: number; readonly left: number | null; readonly fired: number };
export type Play = {
  /** null: there are too many rules already. */
  add(rule: Rule): PlayedRule | null;
  /** What goes wrong at this call; counted as fired. A rule for this reference comes before one for all, older before newer. */
  take(provider: string, at: CallName, merchantRef: string | null): Fault | null;
  fired(): readonly FiredCount[];
  rules(): readonly PlayedRule[];
  clear(): void;
};

type Running = { rule: Rule; id: number; left: number; fired: number; draw: () => number };

const mostRules = 20_000;
const keyOf = (provider: string, merchantRef: string | null): string => `${provider} ${merchantRef ?? '*'}`;
const shown = ({ rule, id, left, fired }: Running): PlayedRule => ({ ...rule, id, left: left === Infinity ? null : left, fired });

/** The script of what goes wrong. Rules are found by reference, so a thousand of them cost a call no more than one. */
export function createPlay(): Play {
  const byKey = new Map<string, readonly Running[]>();
  const counts = new Map<string, FiredCount>();
  let size = 0;
  let nextId = 1;

  const count = (provider: string, at: CallName, fault: FaultName): void => {
    const key = `${provider} ${at} ${fault}`;
    counts.set(key, { provider, at, fault, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  const spend = (key: string, running: Running): void => {
    running.fired += 1;
    running.left -= 1;
    if (running.left > 0) return;
    size -= 1;
    const rest = (byKey.get(key) ?? []).filter((one) => one !== running);
    if (rest.length === 0) byKey.delete(key);
    else byKey.set(key, rest);
  };
  const takeOf = (key: string, at: CallName): Fault | null => {
    for (const running of byKey.get(key) ?? []) {
      const name = drawn(running, at);
      if (name === null) continue;
      spend(key, running);
      return { name, ms: running.rule.ms };
    }
    return null;
  };

  return {
    add: (rule) => {
      if (size >= mostRules) return null;
      const running = { rule, id: nextId++, left: rule.times ?? Infinity, fired: 0, draw: seeded(rule.seed) };
      const key = keyOf(rule.provider, rule.merchantRef);
      byKey.set(key, [...(byKey.get(key) ?? []), running]);
      size += 1;
      return shown(running);
    },
    take: (provider, at, merchantRef) => {
      const own = merchantRef === null ? null : takeOf(keyOf(provider, merchantRef), at);
      const fault = own ?? takeOf(keyOf(provider, null), at);
      if (fault !== null) count(provider, at, fault.name);
      return fault;
    },
    fired: () => [...counts.values()],
    rules: () => [...byKey.values()].flat().map(shown),
    clear: () => {
      byKey.clear();
      counts.clear();
      size = 0;
    },
  };
}

/** The fault that a rule plays at this call, or null when it is for another call or the draw spared it. */
function drawn({ rule, draw }: Running, at: CallName): FaultName | null {
  if (rule.at !== null && rule.at !== at) return null;
  const possible = rule.faults.filter((fault) => canHappen(fault, at));
  if (possible.length === 0 || (rule.share < 1 && draw() >= rule.share)) return null;
  return possible[possible.length === 1 ? 0 : Math.floor(draw() * possible.length)] ?? null;
}
