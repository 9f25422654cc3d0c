import type { KeyTrialResult } from '@comanda/domain/payment/payment-keys.ts';
import type { Deps } from '../deps.ts';
import type { ProviderSecrets } from '../platform/calls/provider-secrets.ts';
import type { BrandSecret } from './brand-secrets.ts';

/** Statuses of an answer to wrong keys. */
const refused: readonly number[] = [401, 403];

/**
 * Tries keys at their provider by its harmless call. Never call it inside a transaction, which
 * would stay open meanwhile. docs/rules/payments.md#trial-of-keys.
 */
export async function runKeyTrial(
  { payments }: Pick<Deps, 'payments'>,
  { providers: [{ method, keyTrial }] }: BrandSecret,
  keys: ProviderSecrets,
): Promise<KeyTrialResult> {
  if (keyTrial === null) return 'notTried';
  const context = payments.contextWith(method, keys);
  if (context === null) return 'noAnswer';
  const answer = await keyTrial.send(context);
  if (answer.kind === 'noAnswer' || answer.body === undefined) return 'noAnswer';
  if (refused.includes(answer.status)) return 'refused';
  return keyTrial.worksWith.includes(answer.status) ? 'works' : 'noAnswer';
}
