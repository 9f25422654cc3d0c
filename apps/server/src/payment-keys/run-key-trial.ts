import type { KeyTrialResult } from '@comanda/domain/payment/payment-keys.ts';
import type { Deps } from '../deps.ts';
import type { ProviderSecrets } from '../platform/calls/provider-secrets.ts';
import type { BrandSecret } from './brand-secrets.ts';

/** Statuses of an answer to wrong keys. */
const refused: readonly number[] = [401, 403];
/** Statuses of an answer that says nothing now, and may say more later. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * Tries keys at their provider by its harmless call. Never call it inside a transaction, which
 * would stay open meanwhile. docs/rules/payments.md#trial-of-keys.
 */
export async function runKeyTrial(
  { payments }: { payments: Pick<Deps['payments'], 'contextWith'> },
  { providers: [{ method, keyTrial }] }: BrandSecret,
  keys: ProviderSecrets,
): Promise<KeyTrialResult> {
  if (keyTrial === null) return 'notTried';
  const context = payments.contextWith(method, keys);
  if (context === null) return 'noAnswer';
  const answer = await keyTrial.send(context);
  if (answer.kind === 'noAnswer' || isPassing(answer.status)) return 'noAnswer';
  // A page instead of an answer: as a success it comes from the network between.
  if (answer.body === undefined) return answer.status < 400 ? 'noAnswer' : 'notTried';
  if (refused.includes(answer.status)) return 'refused';
  return keyTrial.worksWith.includes(answer.status) ? 'works' : 'notTried';
}
