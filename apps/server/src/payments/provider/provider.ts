import type { FramedForm, RedirectForm, WalletLink } from '@comanda/domain/payment/payment-next.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { ReadReturn } from './browser-return.ts';
import type { CardVault, SavedCardReference } from './card-vault.ts';
import type { LastStep, ProviderBase } from './provider-base.ts';
import type { ProviderContext } from './provider-context.ts';
import type { ProviderReport } from './provider-report.ts';
import type { StartRequest, StartResult } from './start-request.ts';

type SavedCard = Extract<Instrument, { kind: 'savedCard' }>;
type CardToken = Extract<Instrument, { kind: 'cardToken' }>;
type SavedCardWithCvc = Extract<Instrument, { kind: 'savedCardWithCvc' }>;

/**
 * A provider with a page of its own, from which the shopper returns. Without `lastStep` it takes
 * the money by itself.
 */
export type RedirectProvider = ProviderBase & {
  readonly flow: 'redirect';
  start(context: ProviderContext, request: StartRequest): Promise<StartResult<RedirectForm>>;
  readonly readReturn: ReadReturn;
  readonly lastStep?: LastStep;
};

/** A wallet: the shopper opens a link or scans a code, and pays in the wallet's app. */
export type WalletProvider = ProviderBase & {
  readonly flow: 'qrOrLink';
  start(context: ProviderContext, request: StartRequest): Promise<StartResult<WalletLink>>;
  readonly lastStep?: LastStep;
};

/**
 * A provider that charges a saved card in one call. A charge whose answer is lost is `unknown` and
 * is polled; it is never sent again. `reference`: the card as the provider knows it.
 */
export type SavedCardProvider = ProviderBase & {
  readonly flow: 'savedCard';
  charge(
    context: ProviderContext,
    request: StartRequest & { instrument: SavedCard; reference: SavedCardReference },
  ): Promise<ProviderReport>;
  readonly vault: CardVault;
};

/**
 * A provider that charges a token which its script made of a typed card. A token works once, even
 * if the charge fails.
 */
export type CardTokenProvider = ProviderBase & {
  readonly flow: 'cardToken';
  charge(
    context: ProviderContext,
    request: StartRequest & { instrument: CardToken },
  ): Promise<ProviderReport>;
  readonly vault?: CardVault;
};

/**
 * A provider that shows its own check of a saved card in a frame, such as 3-D Secure. `next` null
 * with a final report: it decided at once.
 */
export type FormProvider = ProviderBase & {
  readonly flow: 'htmlForm';
  start(
    context: ProviderContext,
    request: StartRequest & { instrument: SavedCardWithCvc; reference: SavedCardReference },
  ): Promise<StartResult<FramedForm>>;
  readonly readReturn: ReadReturn;
  readonly lastStep: LastStep;
  readonly vault: CardVault;
};

/** Providers by flow. docs/payments.md explains how to add one. */
export type Provider =
  RedirectProvider | WalletProvider | SavedCardProvider | CardTokenProvider | FormProvider;

/** Returns the provider's last step; null: it takes the money without one. */
export const lastStepOf = (provider: Provider): LastStep | null =>
  'lastStep' in provider ? (provider.lastStep ?? null) : null;
