/**
 * A wallet whose protocol nobody publishes, as the shop assumes it. `name`: in the sandbox's
 * addresses. `confirms`: it holds the approved money until the shop's confirmation; otherwise the
 * approval takes it, and the page returns to the shop. `sendsWebhooks`: it tells of each change.
 */
export type AssumedWallet = {
  readonly name: string;
  readonly title: string;
  readonly confirms: boolean;
  readonly sendsWebhooks: boolean;
};

/** Every emulated wallet with an assumed protocol. */
export const assumedWallets: readonly AssumedWallet[] = [
  { name: 'chek', title: 'Chek', confirms: true, sendsWebhooks: true },
  { name: 'fpay', title: 'Fpay', confirms: false, sendsWebhooks: false },
];

/** The address of the wallet's page, which the QR code holds and a phone opens. */
export const payPathOf = ({ name }: AssumedWallet): string => `/${name}/pay`;
