import { getnet } from '../../payments/providers/getnet/getnet.ts';
import type { RedirectDriver } from '../payment-driver.ts';

/**
 * Drives the sandbox's Getnet page without a browser. The return carries nothing but what stood in
 * its own address.
 */
export const getnetDriver: RedirectDriver = {
  provider: getnet,
  refundsOnlyWhole: true,
  emulator: 'getnet',
  secrets: { login: 'sandboxgetnet0123456789abcdef012', secretKey: 'sandbox-getnet-secret' },
  act: async (sandbox, { next }, does) => {
    const token = new URL(next.action).pathname.split('/').at(-1);
    const page = await sandbox.call('POST', '/getnet/_pay', { token, outcome: does });
    return { ...Object.fromEntries(new URL(page.url).searchParams), ...page.fields };
  },
  calls: { start: 'create', poll: 'status', refund: 'refund' },
  unknownRef: '987654321',
  autoRefundMs: null,
  pollableMs: null,
  noRecordAfterMs: 0,
  registerWebhooks: async (sandbox, url) => {
    await sandbox.call('POST', '/getnet/_site', { origin: 'https://burger.localhost', url });
  },
};
