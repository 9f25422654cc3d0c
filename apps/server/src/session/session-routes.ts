import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { logOut, logOutByKey, logOutOne, logOutOthers } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

export const sessionRoutes = (deps: Deps) =>
  ({
    getSessions: (call) => listSessions(deps, call),
    endSession: (call) => logOut(deps, call),
    endOtherSessions: (call) => logOutOthers(deps, call),
    endOneSession: (call) => logOutOne(deps, call),
    endSessionsByKey: (call) => logOutByKey(deps, call),
  }) satisfies RouteHandlers;
