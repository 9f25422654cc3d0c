/** Credentials of the emulator's merchant. They work nowhere else. */
export const sandboxFpayKeys = {
  clientId: 'sandbox-fpay-client',
  clientSecret: 'sandbox-fpay-secret',
} as const;
