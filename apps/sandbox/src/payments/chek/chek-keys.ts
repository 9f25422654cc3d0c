/** Keys of the emulator's merchant. They work nowhere else. */
export const sandboxChekKeys = {
  merchantKey: 'sandbox-chek-merchant-key',
  webhookSecret: 'sandbox-chek-webhook-secret',
} as const;
