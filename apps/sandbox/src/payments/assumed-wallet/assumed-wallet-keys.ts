/** Keys of the merchant of an emulated wallet. They work nowhere else. */
export const sandboxWalletKeys = (name: string) => ({
  merchantKey: `sandbox-${name}-merchant-key`,
  webhookSecret: `sandbox-${name}-webhook-secret`,
});
