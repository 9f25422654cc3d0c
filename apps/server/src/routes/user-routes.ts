import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { createGuest } from '../workflows/create-guest.ts';

export const userRoutes = (deps: Deps) =>
  ({ createGuest: (call) => createGuest(deps, call) }) satisfies RouteHandlers;
