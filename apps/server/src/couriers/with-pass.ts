import type { ProviderAnswer, ProviderCall } from '../platform/calls/provider-call.ts';
import type { CourierContext } from './courier.ts';

/** A token and how long it opens, seconds; null: none was given. */
export type NewPass = { token: string; seconds: number } | null;

const margin = 60;

/**
 * A call with the courier's pass, which is kept while it lasts. One that opens nothing any more (401) is thrown away, and the call made once
 * more with a new one: a 401 has done nothing. null: no pass was to be had, and nothing was called.
 */
export async function withPass(
  context: CourierContext,
  fetchPass: (context: CourierContext) => Promise<NewPass>,
  call: Omit<ProviderCall, 'headers'>,
): Promise<ProviderAnswer | null> {
  for (const isLast of [false, true]) {
    const token = context.pass.read() ?? (await renew(context, fetchPass));
    if (token === null) return null;
    const answer = await context.call({ ...call, headers: { authorization: `Bearer ${token}` } });
    if (isLast || answer.kind !== 'answer' || answer.status !== 401) return answer;
    context.pass.drop();
  }
  return null;
}

async function renew(context: CourierContext, fetchPass: (context: CourierContext) => Promise<NewPass>): Promise<string | null> {
  const made = await fetchPass(context);
  if (made === null) return null;
  context.pass.keep(made.token, context.now() + Math.max(0, made.seconds - margin) * 1_000);
  return made.token;
}
