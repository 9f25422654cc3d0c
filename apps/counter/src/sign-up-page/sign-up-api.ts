import { type Api, createApi } from '@comanda/client/api.ts';
import { delay } from '@comanda/client/delay.ts';
import { platformCounter } from '@comanda/contract/headers.ts';
import { signUpScope } from '@comanda/domain/sign-up/sign-up-scope.ts';

/** The calls of the sign-up: nobody is signed in. */
export const signUpApi: Api = createApi({
  tenantId: signUpScope,
  decimals: 0,
  platform: platformCounter,
  sessions: { current: () => null, drop: () => false, extend: () => undefined },
  timeLimit: (ms) => AbortSignal.timeout(ms),
  wait: delay,
  random: Math.random,
  onServerTime: () => undefined,
});
