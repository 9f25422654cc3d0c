import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import { getnetAuth } from './getnet-auth.ts';
import * as wire from './getnet-wire.ts';

/**
 * One call. `bodyAt`: the body by the gateway's clock, milliseconds. `isSafe`: it changes nothing.
 */
type GetnetCall = { path: string; bodyAt?: (now: number) => object; isSafe?: boolean };

/**
 * `clocksDisagree`: the gateway refused our clock's time, and the call was repeated with the
 * gateway's.
 */
export type GetnetAnswer = { answer: ProviderAnswer; clocksDisagree: boolean };

/**
 * Calls the gateway with an authentication of its own. If the gateway refuses the seed (103: the
 * clocks differ by more than five minutes), it has done nothing; the call is sent once more with
 * the gateway's time.
 */
export async function callGetnet(
  context: ProviderContext,
  { path, bodyAt = () => ({}), isSafe = false }: GetnetCall,
): Promise<GetnetAnswer> {
  const send = (now: number): Promise<ProviderAnswer> =>
    context.call({
      method: 'POST',
      url: `${context.baseUrl}/api${path}`,
      headers: {},
      body: { auth: getnetAuth(context.secrets, now), ...bodyAt(now) },
      isSafe,
    });
  const answer = await send(context.now());
  const gatewayNow = timeOfSeedRefusal(answer);
  return gatewayNow === null
    ? { answer, clocksDisagree: false }
    : { answer: await send(gatewayNow), clocksDisagree: true };
}

/** The gateway's time in its refusal of a seed, milliseconds; null: another answer. */
function timeOfSeedRefusal(answer: ProviderAnswer): number | null {
  const refusal =
    answer.kind === 'answer' && answer.status === 401
      ? v.safeParse(wire.getnetRefusal, answer.body)
      : null;
  if (!refusal?.success) return null;
  const { message = '', date } = refusal.output.status;
  return /\b103\b/u.test(message ?? '') && date != null ? instantOf(date) : null;
}
