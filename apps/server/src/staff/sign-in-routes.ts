import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { createCounterCode } from './create-counter-code.ts';
import { lockCounter, signOutDevice } from './end-counter-session.ts';
import { listDevicePeople } from './list-device-people.ts';
import { readCounterMe } from './read-counter-me.ts';
import { setPin } from './set-pin.ts';
import { signInAtCounter } from './sign-in-at-counter.ts';
import { signInWithPin } from './sign-in-with-pin.ts';

export const counterSignInRoutes = (deps: Deps) =>
  ({
    createCounterCode: (call) => createCounterCode(deps, call),
    signInAtCounter: (call) => signInAtCounter(deps, call),
    getDevicePeople: (call) => listDevicePeople(deps, call),
    signInWithPin: (call) => signInWithPin(deps, call),
    lockCounter: (call) => lockCounter(deps, call),
    signOutDevice: (call) => signOutDevice(deps, call),
    setPin: (call) => setPin(deps, call),
    getCounterMe: (call) => readCounterMe(deps, call),
  }) satisfies RouteHandlers;
