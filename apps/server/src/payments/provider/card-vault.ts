import type { FramedForm, RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import type { BrowserReturn } from './browser-return.ts';
import type { ProviderContext } from './provider-context.ts';

/**
 * A saved card as its provider knows it: never a card number. The fields are the provider's own;
 * they are stored sealed.
 */
export type SavedCardReference = Readonly<Record<string, string>>;

/**
 * One card to enrol. `reference`: our own name of the enrolment at the provider, at most 40
 * characters, used for this card alone.
 */
export type EnrolmentRequest = {
  readonly reference: string;
  readonly returnUrl: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  /** ISO 4217, the brand's. */
  readonly currency: string;
  /**
   * The token that the provider's script made of a typed card; null if the provider asks for the
   * card on its own page.
   */
  readonly token: string | null;
};

/**
 * A provider's answer about an enrolment. `unknown`: no readable answer; nothing is known about the
 * card.
 */
export type EnrolmentReport =
  | { readonly kind: 'enrolled'; readonly card: EnrolledCard }
  | { readonly kind: 'declined'; readonly code: string | null }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' };

/** `lastDigits`: four digits, null if the provider did not say. `brand`: the provider's word. */
export type EnrolledCard = {
  readonly reference: SavedCardReference;
  readonly lastDigits: string | null;
  readonly brand: string | null;
};

/**
 * The start of an enrolment. `page`: the shopper types the card on the provider's page;
 * `providerRef` is secret. `decided`: the token was enough. `notStarted`: nothing exists at the
 * provider.
 */
export type EnrolmentStart =
  | {
      readonly kind: 'page';
      readonly providerRef: string;
      readonly next: RedirectForm | FramedForm;
    }
  | { readonly kind: 'decided'; readonly report: EnrolmentReport }
  | { readonly kind: 'notStarted' };

/**
 * A token of one use of a saved card. `gone`: the provider has no such card any more. `unknown`: no
 * readable answer.
 */
export type DeviceToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

/**
 * Identifies the enrolment of a browser's return; `abandoned`: the shopper left the page without a
 * card.
 */
export type EnrolmentReturn = { readonly providerRef: string; readonly abandoned: boolean };

/**
 * A provider's store of cards. `finishWithinMs`: after the browser's return the provider waits this
 * long for `finish`; null: no limit.
 */
export type CardVault = {
  readonly finishWithinMs: number | null;
  begin(context: ProviderContext, request: EnrolmentRequest): Promise<EnrolmentStart>;
  /** null: the fields are no return of an enrolment. Pure. */
  readReturn?(fields: BrowserReturn): EnrolmentReturn | null;
  /** Asks the provider for the card of a finished page. Some providers answer once only. */
  finish?(
    context: ProviderContext,
    enrolment: { readonly providerRef: string; readonly reference: string },
  ): Promise<EnrolmentReport>;
  /**
   * Asks for the token that each charge of a card needs; absent: it needs none. The names are ours,
   * for the provider's checks of fraud.
   */
  deviceToken?(
    context: ProviderContext,
    reference: SavedCardReference,
    names: { readonly userId: string; readonly sessionId: string },
  ): Promise<DeviceToken>;
  /**
   * Deletes the card at the provider. `gone`: it did not exist any more. `unknown`: no readable
   * answer.
   */
  remove(
    context: ProviderContext,
    reference: SavedCardReference,
  ): Promise<'removed' | 'gone' | 'unknown'>;
};
