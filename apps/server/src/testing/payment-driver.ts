import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import type { BrowserReturn } from '../payments/provider/browser-return.ts';
import type { LastStep } from '../payments/provider/provider-base.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import type { RedirectProvider } from '../payments/provider/provider.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** Actions of a shopper on a provider's page. `recover`: opens an ended page again. */
export type PageAction = 'pay' | 'decline' | 'cancel' | 'expire' | 'recover';

/**
 * Facts about one provider for the tests that all providers must pass. `calls`: its endpoints by the sandbox's names. `unknownRef`: a
 * reference of its form that it never gave. `autoRefundMs`: after this time it refunds by itself a payment that was not committed,
 * milliseconds.
 */
export type PaymentDriver = {
  provider: RedirectProvider & { readonly lastStep: LastStep };
  secrets: ProviderContext['secrets'];
  baseUrl(sandboxUrl: string): string;
  actOnPage(sandbox: SandboxProcess, form: RedirectForm, does: PageAction): Promise<BrowserReturn>;
  calls: { start: string; commit: string; poll: string; refund: string };
  unknownRef: string;
  autoRefundMs: number;
  /** After this time the provider no longer answers a poll of a payment but still refunds it, milliseconds; null: no limit. */
  pollableMs: number | null;
};
