import { chek } from '../../payments/providers/chek/chek.ts';
import { fpay } from '../../payments/providers/fpay/fpay.ts';
import { mach } from '../../payments/providers/mach/mach.ts';
import type { WalletDriver } from '../payment-driver.ts';

const facts = {
  unknownRef: 'a3c3f0de-1111-4222-8333-944455556666',
  pollableMs: null,
  noRecordAfterMs: 0,
};
/**
 * Presses a button of the wallet's page, which stands for its app. The page's key is the last part
 * of its address.
 */
const press =
  (emulator: string): WalletDriver['act'] =>
  async (sandbox, { next }, does) => {
    const token = new URL(next.url).pathname.split('/').at(-1);
    await sandbox.call('POST', `/${emulator}/_pay`, { token, outcome: does });
  };
const confirmed = { start: 'create', poll: 'status', refund: 'refund', commit: 'confirm' };
const fiveMinutes = 5 * 60_000;

export const machDriver: WalletDriver = {
  ...facts,
  provider: mach,
  emulator: 'mach',
  secrets: mach.secret.demo,
  calls: confirmed,
  autoRefundMs: fiveMinutes,
  act: press('mach'),
  registerWebhooks: async (sandbox, url) =>
    void (await sandbox.call('POST', '/mach/_webhook', { url })),
};

export const chekDriver: WalletDriver = {
  ...facts,
  provider: chek,
  emulator: 'chek',
  secrets: chek.secret.demo,
  calls: confirmed,
  autoRefundMs: fiveMinutes,
  act: press('chek'),
};

export const fpayDriver: WalletDriver = {
  ...facts,
  provider: fpay,
  emulator: 'fpay',
  secrets: fpay.secret.demo,
  calls: { start: 'create', poll: 'status', refund: 'refund' },
  autoRefundMs: null,
  act: press('fpay'),
};
