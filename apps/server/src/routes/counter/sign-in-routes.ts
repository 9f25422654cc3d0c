import type { Deps } from '../../deps.ts';
import type { RouteHandlers } from '../../platform/http/call.ts';
import { createCounterCode } from '../../workflows/counter/sign-in/create-counter-code.ts';
import { lockCounter, signOutDevice } from '../../workflows/counter/sign-in/end-counter-session.ts';
import { listDevicePeople } from '../../workflows/counter/sign-in/list-device-people.ts';
import { readCounterMe } from '../../workflows/counter/sign-in/read-counter-me.ts';
import { setPin } from '../../workflows/counter/sign-in/set-pin.ts';
import { signInAtCounter } from '../../workflows/counter/sign-in/sign-in-at-counter.ts';
import { signInWithPin } from '../../workflows/counter/sign-in/sign-in-with-pin.ts';

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
