import { assumedWallets } from '../../payments/assumed-wallets.ts';
import { mach } from '../../payments/providers/mach/mach.ts';
import type { WalletProvider } from '../../payments/provider/provider.ts';
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

/** Returns the driver of a wallet with an assumed protocol. */
export const assumedWalletDriver = (provider: WalletProvider): WalletDriver => ({
  ...facts,
  provider,
  emulator: provider.account.sandboxPath,
  secrets: provider.secret.demo,
  calls: provider.lastStep ? confirmed : { start: 'create', poll: 'status', refund: 'refund' },
  autoRefundMs: provider.lastStep ? fiveMinutes : null,
  act: press(provider.account.sandboxPath),
});

export const assumedWalletDrivers = assumedWallets.map(assumedWalletDriver);
