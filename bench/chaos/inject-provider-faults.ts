import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import type { ChaosMethod } from './chaos-methods.ts';
import type { ChaosPlan } from './chaos-plan.ts';

const quickFaults = [
  'error500',
  'error502Html',
  'resetBefore',
  'resetAfter',
  'malformedJson',
  'tooManyRequests',
  'wrongAmount',
  'wrongReference',
  'staleStatus',
  'refundFails',
];

const webhookFaults = [
  'webhookLost',
  'webhookDuplicated',
  'webhookLate',
  'webhookForged',
  'webhookStale',
];

/**
 * A look-up of a refunded sale that does not show the refund, or a refund whose answer does not. It
 * changes nothing about other sales and refunds are few, so it is drawn in a third of the calls: a
 * server that pays back again what a look-up lacks does so in every run.
 */
const staleRefundShare = 1 / 3;
/** Faults that one emulator alone has: other shapes of its answers. */
const ownFaults: Readonly<Record<string, readonly string[]>> = {
  kushki: [
    'answerFlat',
    'answerWithoutCurrency',
    'answerWithoutDetails',
    'answerUnknownStatus',
    'answerUnreadable',
    'referenceIgnored',
    'listFilterIgnored',
    'listFilterFindsNothing',
    'listFilterRefused',
    'listLate',
    'listWithoutExternalReference',
    'listWithoutReferences',
    'listUnknownStatus',
    'listOtherNames',
  ],
};

/**
 * Lets a share of each provider's calls and webhooks fail. A tenth of the faults take longer than
 * any caller's timeout.
 */
export async function injectProviderFaults(
  sandbox: SandboxProcess,
  plan: ChaosPlan,
): Promise<void> {
  for (const method of plan.methods) await injectFaultsOf(sandbox, method, plan);
}

/**
 * Hides every refund and void in the answers of all providers, until the faults are cleared. All
 * else works.
 */
export async function hideRefunds(
  sandbox: SandboxProcess,
  { methods, seed }: ChaosPlan,
): Promise<void> {
  for (const provider of new Set(methods.map(({ emulator }) => emulator)))
    await sandbox.call('POST', '/_faults', { provider, seed, fault: 'staleRefund', times: null });
}

async function injectFaultsOf(
  sandbox: SandboxProcess,
  { emulator: provider, hasWebhooks }: ChaosMethod,
  { faultShare, seed, isPatient }: ChaosPlan,
): Promise<void> {
  const rule = { provider, seed, times: null };
  const common = hasWebhooks ? [...quickFaults, ...webhookFaults] : quickFaults;
  const faults = [...common, ...(ownFaults[provider] ?? [])];
  await sandbox.call('POST', '/_faults', {
    ...rule,
    faults,
    share: isPatient ? faultShare * 0.9 : faultShare,
  });
  await sandbox.call('POST', '/_faults', {
    ...rule,
    seed: seed + 2,
    faults: ['staleRefund'],
    share: staleRefundShare,
  });
  if (isPatient)
    await sandbox.call('POST', '/_faults', {
      ...rule,
      seed: seed + 1,
      faults: ['slow'],
      share: faultShare * 0.1,
      ms: 12_000,
    });
}
