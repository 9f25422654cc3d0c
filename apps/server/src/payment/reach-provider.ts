import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentReport, ReportedStatus } from '@comanda/domain/payment/payment-report.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { Deps } from '../deps.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import type { Provider } from '../payments/provider/provider.ts';

export type ReachedProvider = { provider: Provider; context: ProviderContext };

/**
 * `noteRefusedKey` adds to a report of this provider that it refused our keys, if the last call
 * says so.
 */
export type WatchedProvider = ReachedProvider & {
  noteRefusedKey<Report extends PaymentReport>(report: Report): Report;
};

/**
 * Returns the provider of an attempt with its context. Reads the database; never call it inside a
 * transaction, which would stay open during calls of the provider. @throws if the tenant's secrets
 * or the provider's address are missing; a job retries.
 */
export async function reachProvider(
  { payments }: Pick<Deps, 'payments'>,
  tenantId: TenantId,
  { method, sum }: Attempt,
): Promise<WatchedProvider> {
  const provider = payments.providerOf(method, sum.currency);
  const context = provider && (await payments.contextOf(method, tenantId));
  if (!provider || !context) throw new Error(`no provider for ${method} payments of this tenant`);
  return { provider, ...watchKeys(context) };
}

/** Statuses of an answer to wrong keys. */
const refusedKey: readonly number[] = [401, 403];

/**
 * Reports that hold no money. A provider that refused our keys told nothing else; what it told
 * before them stands without the alert.
 */
const holdsNothing: ReadonlySet<ReportedStatus> = new Set(['unknown', 'noRecord', 'declined']);

/**
 * Watches the calls of a provider for a refusal of our keys. A later answer takes the refusal of an
 * earlier one back: an access token may have expired meanwhile, or a time was refused.
 */
export function watchKeys(context: ProviderContext): Omit<WatchedProvider, 'provider'> {
  let isRefused = false;
  const call: ProviderContext['call'] = async (request) => {
    const answer = await context.call(request);
    if (answer.kind === 'answer') isRefused = refusedKey.includes(answer.status);
    return answer;
  };
  return {
    context: { ...context, call },
    noteRefusedKey: (report) =>
      isRefused && holdsNothing.has(report.reported) ? { ...report, isKeyRefused: true } : report,
  };
}
