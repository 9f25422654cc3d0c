import type { ProviderAnswer } from '../platform/calls/provider-call.ts';
import type { ProviderReport } from './provider/provider-report.ts';

/** One try of a last step. `maybeLost`: the provider may not have received it. */
export type LastStepTry = { readonly report: ProviderReport; readonly maybeLost: boolean };

/**
 * Takes the last step of an approved payment: sends it, then polls if the answer is lost,
 * unreadable or a refusal. If the poll shows that a lost step never arrived, it is sent once more.
 * A step that timed out is never repeated, because it may still be running.
 */
export async function takeLastStep(
  send: () => Promise<LastStepTry>,
  poll: () => Promise<ProviderReport>,
): Promise<ProviderReport> {
  const first = await send();
  if (first.report.reported !== 'unknown') return first.report;
  const polled = await poll();
  if (polled.reported !== 'authorised' || !first.maybeLost) return polled;
  const second = await send();
  return second.report.reported === 'unknown' ? poll() : second.report;
}

/**
 * True if the provider may not have received the call. A timeout is not: the provider may still be
 * carrying the call out.
 */
export const isMaybeLost = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer'
    ? answer.status >= 500 || answer.status === 429
    : answer.reason === 'connectionFailed';

/**
 * True if the provider refused the call for a reason in the call itself, so that nothing exists at
 * the provider.
 */
export const isRefusal = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' &&
  answer.status >= 400 &&
  answer.status < 500 &&
  answer.status !== 408 &&
  answer.status !== 409 &&
  answer.status !== 429;
