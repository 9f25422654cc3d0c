import type { RawEndpointName } from '@comanda/contract/all-endpoints.ts';
import type { CallDeps, Mount } from './module.ts';
import { modules } from './modules.ts';
import type { AllRouteHandlers, RouteHandlers } from './platform/http/call.ts';

type CallsOf<Of> = Of extends { calls: (deps: never) => infer Calls } ? keyof Calls : never;
type MountsOf<Of> = Of extends { mounts: infer Mounts } ? keyof Mounts : never;
type Calls = Pick<AllRouteHandlers, CallsOf<(typeof modules)[number]> & keyof AllRouteHandlers>;
type Mounts = Record<MountsOf<(typeof modules)[number]>, Mount>;

/**
 * Returns the handler of each call. A call of the contract that no module answers does not compile.
 * @throws Error if two modules answer one call.
 */
export function collectCalls(deps: CallDeps): AllRouteHandlers {
  const calls: RouteHandlers = {};
  for (const module of modules) if ('calls' in module) addOnce(calls, module.calls(deps));
  return calls as Calls;
}

/**
 * Returns what mounts the endpoints whose body has an outside party's format. A missing one does
 * not compile.
 */
export function collectMounts(): Record<RawEndpointName, Mount> {
  const mounts: Partial<Record<RawEndpointName, Mount>> = {};
  for (const module of modules) if ('mounts' in module) addOnce(mounts, module.mounts);
  return mounts as Mounts;
}

function addOnce<Entries extends object>(all: Entries, entries: Entries): void {
  for (const name of Object.keys(entries))
    if (name in all) throw new Error(`two modules answer ${name}`);
  Object.assign(all, entries);
}
