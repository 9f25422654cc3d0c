import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { callGetnet } from './call-getnet.ts';
import { getnetReport } from './getnet-report.ts';
import * as wire from './getnet-wire.ts';

/**
 * A session as the gateway shows it, null without a readable answer, and the report that it means.
 */
export type QueriedSession = { session: wire.GetnetSession | null; report: ProviderReport };

/**
 * Asks for a session. The call is a POST that changes nothing. Without a session number no browser
 * was sent to the gateway, so there is no record. "Not found" proves nothing about a session that
 * the gateway once knew.
 */
export async function querySession(
  context: ProviderContext,
  attempt: Attempt,
): Promise<QueriedSession> {
  const at = context.now();
  const polled = { source: 'poll', at } as const;
  if (attempt.providerRef === null)
    return { session: null, report: { ...polled, reported: 'noRecord' } };
  const { answer, clocksDisagree } = await callGetnet(context, {
    path: `/session/${encodeURIComponent(attempt.providerRef)}`,
    isSafe: true,
  });
  const alert = clocksDisagree ? ({ clocksDisagree: true } as const) : {};
  if (answer.kind !== 'answer')
    return { session: null, report: { ...polled, reported: 'unknown', ...alert } };
  const read = answer.status === 200 ? v.safeParse(wire.getnetSession, answer.body) : null;
  if (read?.success)
    return { session: read.output, report: { ...getnetReport(read.output, 'poll', at), ...alert } };
  const isUnheardOf =
    answer.status === 404 && v.is(wire.getnetRefusal, answer.body) && attempt.state === 'created';
  const reported = isUnheardOf ? 'noRecord' : 'unknown';
  return { session: null, report: { ...polled, reported, ...alert } };
}
