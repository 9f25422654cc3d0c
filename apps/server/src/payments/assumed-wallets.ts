import { chek } from './providers/chek/chek.ts';
import { fpay } from './providers/fpay/fpay.ts';
import type { WalletProvider } from './provider/provider.ts';

/** The wallets whose protocol is assumed. One with a contract moves to all-providers.ts. */
export const assumedWallets: readonly WalletProvider[] = [chek, fpay];
