import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type {
  FramedForm,
  PaymentNext,
  RedirectForm,
  WalletLink,
} from '@comanda/domain/payment/payment-next.ts';
import type { BrowserReturn } from '../payments/provider/browser-return.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import type {
  CardTokenProvider,
  FormProvider,
  RedirectProvider,
  SavedCardProvider,
  WalletProvider,
} from '../payments/provider/provider.ts';
import type { ReadyInstrument } from '../payment/read-instrument.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** Actions of a shopper on a provider's page. `recover`: opens an ended page again. */
export type PageAction = 'pay' | 'decline' | 'cancel' | 'expire' | 'recover';
/** Actions of a shopper in a wallet's app. */
export type WalletAction = Exclude<PageAction, 'recover'>;

/** A payment that the provider knows, with the browser's next step. */
export type StartedPayment<Next extends PaymentNext = PaymentNext> = {
  attempt: Attempt;
  next: Next;
};

/**
 * Facts about one provider for the conformance tests (apps/server/src/payments/conformance).
 * `emulator`: the sandbox's name for it. `calls`: its endpoints by the sandbox's names.
 * `unknownRef`: a reference of its form that it never gave; null: a stored reference is always one
 * that the provider gave, so that a payment with one is never unknown.
 */
type DriverFacts = {
  emulator: string;
  /** Its path in the sandbox. Absent: that of its account. */
  sandboxPath?: string;
  secrets: ProviderContext['secrets'];
  calls: { start: string; poll: string; refund: string; commit?: string };
  unknownRef: string | null;
  /**
   * After this time the provider no longer answers a poll of a payment but still refunds it,
   * milliseconds; null: no limit.
   */
  pollableMs: number | null;
  /**
   * After this time "not found" proves that the provider never knew a payment, milliseconds; 0: at
   * once.
   */
  noRecordAfterMs: number;
  /** The provider refuses to refund less than all that is left. Absent: it refunds parts. */
  refundsOnlyWhole?: true;
  /** Tells the provider the address of its webhooks. Absent: the address of each start. */
  registerWebhooks?(sandbox: SandboxProcess, url: string): Promise<void>;
};

/**
 * `autoRefundMs`: after this time the provider returns the money of a payment that was not
 * committed, milliseconds; null: no last step.
 */
export type RedirectDriver = DriverFacts & {
  provider: RedirectProvider;
  act(
    sandbox: SandboxProcess,
    started: StartedPayment<RedirectForm>,
    does: PageAction,
  ): Promise<BrowserReturn>;
  autoRefundMs: number | null;
};
export type WalletDriver = DriverFacts & {
  provider: WalletProvider;
  act(
    sandbox: SandboxProcess,
    started: StartedPayment<WalletLink>,
    does: WalletAction,
  ): Promise<void>;
  autoRefundMs: number | null;
};

/** Prepares a card at the provider, whose charge has this result. */
type PrepareCard = (
  sandbox: SandboxProcess,
  result: 'approved' | 'declined',
) => Promise<ReadyInstrument>;
export type ChargeDriver = DriverFacts & {
  provider: SavedCardProvider | CardTokenProvider;
  card: PrepareCard;
};
/**
 * `way`: the emulator's setting that the driver plays. `showsChecks`: the provider's look-ups show
 * the bank's check before our last step, so that a payment whose return is lost can be taken.
 * `showsUnpaid`: they show a payment before its last step.
 */
export type FormDriver = DriverFacts & {
  provider: FormProvider;
  way: string;
  showsChecks: boolean;
  showsUnpaid: boolean;
  card: PrepareCard;
  act(
    sandbox: SandboxProcess,
    started: StartedPayment<FramedForm>,
    does: PageAction,
  ): Promise<BrowserReturn>;
  autoRefundMs: number | null;
};

/** The driver of a provider, by the provider's flow. */
export type PaymentDriver = RedirectDriver | WalletDriver | ChargeDriver | FormDriver;
