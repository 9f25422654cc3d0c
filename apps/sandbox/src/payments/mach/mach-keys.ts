import { secretsEqual } from '../../couriers/secrets-equal.ts';

/** The capture mode of a merchant. `manual`: an approved payment waits for the confirmation. */
export type MachCapture = 'manual' | 'automatic';

/** API tokens of the two merchants of this emulator. They work nowhere else. */
const sandboxMachTokens: Readonly<Record<MachCapture, string>> = {
  manual: 'sandbox-mach-token',
  automatic: 'sandbox-mach-automatic-token',
};

/** Returns the capture mode of the merchant with this token; null for an unknown token. */
export function captureOfToken(token: string): MachCapture | null {
  if (secretsEqual(token, sandboxMachTokens.manual)) return 'manual';
  return secretsEqual(token, sandboxMachTokens.automatic) ? 'automatic' : null;
}
