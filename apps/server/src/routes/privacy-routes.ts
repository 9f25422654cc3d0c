import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { type EraseMeDeps, eraseMe } from '../workflows/privacy/erase-me.ts';
import { exportMe } from '../workflows/privacy/export-me.ts';
import { unsubscribe } from '../workflows/privacy/unsubscribe.ts';

export const privacyRoutes = (deps: EraseMeDeps & Pick<Deps, 'menus'>) =>
  ({
    eraseMe: (call) => eraseMe(deps, call),
    exportMe: (call) => exportMe(deps, call),
    unsubscribe: (call) => unsubscribe(deps, call),
  }) satisfies RouteHandlers;
