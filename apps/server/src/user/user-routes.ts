import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { createUserCode, logIn } from '../session/log-in.ts';
import { verifyAccount } from '../verification/verify-account.ts';
import { createGuest } from './create-guest.ts';
import { readMe } from './read-me.ts';
import { updateMe } from './update-me.ts';

export const userRoutes = (deps: Deps) =>
  ({
    createGuest: (call) => createGuest(deps, call),
    login: (call) => logIn(deps, call),
    verifyAccount: (call) => verifyAccount(deps, call),
    createCode: (call) => createUserCode(deps, call),
    getMe: (call) => readMe(deps, call),
    updateMe: (call) => updateMe(deps, call),
  }) satisfies RouteHandlers;
