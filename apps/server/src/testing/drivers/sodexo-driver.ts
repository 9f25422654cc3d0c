import { sodexo } from '../../payments/providers/sodexo/sodexo.ts';
import type { RedirectDriver } from '../payment-driver.ts';

/**
 * Drives the sandbox's Pluxee page without a browser, and confirms the charge in place of a shop
 * that answers webhooks.
 */
export const sodexoDriver: RedirectDriver = {
  provider: sodexo,
  refundsOnlyWhole: true,
  emulator: 'klap',
  secrets: { apiKey: 'sandbox-klap-key' },
  act: async (sandbox, { attempt, next }, does) => {
    const token = attempt.providerRef;
    const { url } = await sandbox.call('POST', '/klap/_pay', { token, outcome: does });
    if (does === 'pay') await sandbox.call('POST', '/klap/_confirm', { token });
    return { ...next.fields, ...Object.fromEntries(new URL(url).searchParams) };
  },
  calls: { start: 'create', poll: 'status', refund: 'refund' },
  unknownRef: '1Mffffffffffffffffffffffff',
  autoRefundMs: null,
  pollableMs: null,
  noRecordAfterMs: 0,
};
