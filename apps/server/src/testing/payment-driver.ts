import type {
  BrowserReturn,
  ProviderContext,
  RedirectForm,
  RedirectProvider,
} from '../payments/provider.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** What a shopper does on a provider's page. `recover`: opens a page again that is over. */
export type PageAction = 'pay' | 'decline' | 'cancel' | 'expire' | 'recover';

/**
 * What the sentences every provider must pass need to know of one of them. `calls`: its steps as the sandbox names them. `strangersRef`: a
 * reference of its shape that it never gave. `autoReturnMs`: after that it gives back by itself what nobody finished.
 */
export type PaymentDriver = {
  provider: RedirectProvider;
  secrets: ProviderContext['secrets'];
  baseUrl(sandboxUrl: string): string;
  actOnPage(sandbox: SandboxProcess, form: RedirectForm, does: PageAction): Promise<BrowserReturn>;
  calls: { start: string; commit: string; poll: string; refund: string };
  unknownRef: string;
  autoRefundMs: number;
  /** After that it answers no question about a payment, but still refunds it; null: it answers for good. */
  pollableMs: number | null;
};
