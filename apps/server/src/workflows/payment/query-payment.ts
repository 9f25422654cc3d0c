import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { Deps } from '../../deps.ts';
import { findAttempt } from '../../features/payment/find-attempts.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { reachProvider } from './reach-provider.ts';
import { settlePayment, type Settling } from './settle-payment.ts';

export type Asking = Settling & Pick<Deps, 'payments'>;

/**
 * Asks the provider about an attempt and settles what it says. How the shopper left its page holds while the provider has not decided.
 */
export async function askAbout(deps: Asking, tenantId: TenantId, attempt: Attempt) {
  const { provider, context } = await reachProvider(deps, tenantId, attempt);
  const said = await provider.query(context, attempt);
  const seen = said.reported === 'pending' && attempt.abandoned !== null ? { ...said, reported: attempt.abandoned } : said;
  return settlePayment(deps, tenantId, { attempt, seen });
}

type Payload = { tenantId: TenantId; attemptId: string; tries: number };

/** A waiting question comes due. One that somebody asked meanwhile has its successor waiting already. */
export async function queryPayment(deps: Asking, { tenantId, attemptId, tries }: Payload): Promise<void> {
  const kept = await findAttempt(eachAlone(deps.db, tenantId), attemptId);
  if (kept && kept.tries === tries) await askAbout(deps, tenantId, kept.attempt);
}
