import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { createGuest } from '../workflows/create-guest.ts';
import { readMe } from '../workflows/read-me.ts';

export const userRoutes = (deps: Deps) =>
  ({
    createGuest: (call) => createGuest(deps, call),
    getMe: (call) => readMe(deps, call),
  }) satisfies RouteHandlers;
