import { type OnlineMethodName, onlineMethodNames } from '../../payment/method-names.ts';
import { paymentMethods } from '../../payment/methods.ts';
import type { ProviderAccountKind } from './provider-account.ts';

export type ModelledMethod = OnlineMethodName;

/**
 * The behaviour of one method's provider in the model. Times in milliseconds. `formMs`: the shopper
 * may be on the page as long. `lapsesMs`: an approved payment lapses so long after the form's end;
 * null: half an hour after the attempt's deadline. `endsStatus`: after some time the provider
 * answers no polls. `paysTwice`: the shopper can pay once more under the same reference.
 * `returnsParts`: a part can be refunded. `knowsRefundKeys`: a refund that is repeated with its key
 * is the same refund. `lateMs`: a call whose answer was lost may be carried out within this time,
 * and until then nothing is known.
 */
export type MethodTerms = {
  readonly kind: ProviderAccountKind;
  readonly formMs: number;
  readonly lapsesMs: number | null;
  readonly endsStatus: boolean;
  readonly paysTwice: boolean;
  readonly returnsParts: boolean;
  readonly knowsRefundKeys: boolean;
  readonly lateMs: number;
};

const usual: MethodTerms = {
  kind: 'direct',
  formMs: 300_000,
  lapsesMs: null,
  endsStatus: false,
  paysTwice: false,
  returnsParts: true,
  knowsRefundKeys: false,
  lateMs: 0,
};
const kushki: MethodTerms = { ...usual, kind: 'charge', lateMs: 120_000 };

/** The terms that differ from the usual ones. The READMEs of their folders have the reasons. */
const ownTerms: Readonly<Partial<Record<ModelledMethod, MethodTerms>>> = {
  webpay: { ...usual, kind: 'commit', lapsesMs: 120_000, endsStatus: true },
  oneclick: { ...usual, kind: 'charge', endsStatus: true },
  getnet: { ...usual, paysTwice: true, returnsParts: false },
  mercadoPago: { ...usual, paysTwice: true, knowsRefundKeys: true },
  sodexo: { ...usual, kind: 'consent', returnsParts: false },
  chek: { ...usual, kind: 'hold' },
  mach: { ...usual, kind: 'hold' },
  kushkiCard: kushki,
  kushkiCardSubscription: kushki,
  credomatic: { ...usual, kind: 'commit', formMs: 120_000, lapsesMs: 180_000 },
};

/** Every online method, in the order of a store. */
export const allModelledMethods: readonly ModelledMethod[] = onlineMethodNames.toSorted(
  (one, other) => paymentMethods[one].priority - paymentMethods[other].priority,
);

export const modelledMethods = Object.fromEntries(
  allModelledMethods.map((method) => [method, ownTerms[method] ?? usual]),
) as Readonly<Record<ModelledMethod, MethodTerms>>;
