import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { type EraseMeDeps, eraseMe } from './erase-me.ts';
import { exportMe } from './export-me.ts';
import { unsubscribe } from './unsubscribe.ts';

export const privacyRoutes = (deps: EraseMeDeps & Pick<Deps, 'menus'>) =>
  ({
    eraseMe: (call) => eraseMe(deps, call),
    exportMe: (call) => exportMe(deps, call),
    unsubscribe: (call) => unsubscribe(deps, call),
  }) satisfies RouteHandlers;
