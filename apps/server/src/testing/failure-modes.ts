import { lastStepOf } from '../payments/provider/provider.ts';
import type { PaymentDriver } from './payment-driver.ts';

/**
 * A test that plays a failure. `file`: below `apps/server/src`. `methods`: those that it is about;
 * absent: every driver of its suite.
 */
export type FailureTest = {
  readonly file: string;
  readonly title: string;
  readonly methods?: readonly string[];
};

/**
 * A way in which payments fail. `canHappen`: decided by the facts of the provider alone, so that no
 * method is left out by a sentence. docs/rules/payments.md#failures-of-every-method.
 */
export type FailureMode = {
  readonly name: string;
  readonly canHappen: (driver: PaymentDriver) => boolean;
  readonly tests: readonly FailureTest[];
};

const always = (): boolean => true;
const isCharge = ({ provider: { flow } }: PaymentDriver): boolean =>
  flow === 'savedCard' || flow === 'cardToken';
const hasPage = (driver: PaymentDriver): boolean => !isCharge(driver);
const hasReturn = ({ provider }: PaymentDriver): boolean => 'readReturn' in provider;
const hasLastStep = ({ provider }: PaymentDriver): boolean => lastStepOf(provider) !== null;
const hasWebhooks = ({ provider }: PaymentDriver): boolean => provider.webhooks !== undefined;
const hasVault = ({ provider }: PaymentDriver): boolean => 'vault' in provider;
const signsTheTime = ({ provider }: PaymentDriver): boolean => provider.account.name === 'getnet';
const mayAskTheBank = ({ provider }: PaymentDriver): boolean =>
  provider.flow === 'htmlForm' || provider.account.name === 'kushki';
/** The provider takes its money or its card back unless we answer in time. */
const hasDeadline = (driver: PaymentDriver): boolean => {
  const { provider } = driver;
  const vault = 'vault' in provider ? provider.vault : undefined;
  return (
    (lastStepOf(provider)?.commitWithinMs ?? null) !== null ||
    ('autoRefundMs' in driver && driver.autoRefundMs !== null) ||
    provider.webhooks?.answer === 'decision' ||
    (vault?.finishWithinMs ?? null) !== null
  );
};

const inShop = (title: string): FailureTest => ({
  file: 'payments/conformance/failures-in-shop.test.ts',
  title,
});
const webhook = (title: string): FailureTest => ({
  file: 'payments/conformance/webhooks-in-shop.test.ts',
  title,
});
const of = (methods: readonly string[], file: string, title: string): FailureTest => ({
  methods,
  file,
  title,
});
const mode = (
  name: string,
  canHappen: FailureMode['canHappen'],
  ...tests: readonly FailureTest[]
): FailureMode => ({ name, canHappen, tests });

/** The failures that every method meets if it can, each with the tests that play it. */
export const failureModes: readonly FailureMode[] = [
  mode(
    'declined',
    always,
    inShop('a declined payment takes nothing, and the order is paid by the next try'),
  ),
  mode(
    'answer lost after the money was taken',
    always,
    inShop('a payment whose answers and return are lost is found by the polls and counted once'),
  ),
  mode(
    'lost before it arrived',
    always,
    inShop('a start that never arrived takes nothing, and ends at the deadline'),
  ),
  mode(
    'webhook twice, also later',
    hasWebhooks,
    webhook('a webhook that comes five times at once, and again a day later, pays the order once'),
  ),
  mode(
    'webhook in the wrong order, stale or about another amount',
    hasWebhooks,
    webhook('webhooks that come in the wrong order after the payment leave it paid'),
    webhook(
      'a webhook that meets %s moves nothing by itself: the poll pays the order with its own amount',
    ),
    webhook('the webhook of a payment that comes after its refund changes nothing'),
  ),
  mode('abandoned', hasPage, inShop('an abandoned payment ends at its deadline and takes nothing')),
  mode(
    'cancelled on the page',
    hasPage,
    inShop('a payment that the shopper cancels takes nothing'),
  ),
  mode(
    'another amount',
    always,
    inShop('another amount is given back, alerts and never pays'),
    inShop('a nightly poll that shows another amount alerts, and the order stays paid'),
  ),
  mode(
    'forged webhook, other brand, rotated key',
    hasWebhooks,
    webhook('a forged webhook is refused, or at most causes a poll; no money moves by it'),
    webhook(
      'a webhook at the address of another brand is about no payment of that brand, and polls nothing',
    ),
    webhook(
      'a webhook that is proven with the key before its rotation is refused, and the polls find the payment',
    ),
  ),
  mode(
    '5xx, HTML and 429, then an answer',
    always,
    inShop('a provider that answers 5xx, HTML and 429 leaves the payment open; then it is paid'),
  ),
  mode('last step lost', hasLastStep, {
    file: 'payments/conformance/commit.test.ts',
    title: 'a commit whose response is lost (%s) is reported as captured by the next poll',
  }),
  mode(
    'deadline of the provider missed',
    hasDeadline,
    of(
      ['webpay', 'mach', 'chek'],
      'payments/conformance/commit.test.ts',
      'the provider returns the money of a payment that was never committed',
    ),
    of(
      ['credomatic'],
      'payment/credomatic-payments.test.ts',
      'a token that is older than five minutes pays nothing, and the attempt expires',
    ),
    of(
      ['sodexo'],
      'payment/paying-with-sodexo.test.ts',
      'a webhook that is lost costs nobody money: Klap reverses, and the poll shows it',
    ),
    of(
      ['oneclick'],
      'card/saving-cards.test.ts',
      'after the 60 seconds that Oneclick waits, the provider is not asked and nothing is saved',
    ),
  ),
  mode(
    'paid twice',
    always,
    inShop('two payments of one order: one pays, and no money of the other is kept'),
  ),
  mode('late money', always, inShop('money that arrives after the order failed goes back')),
  mode(
    'refund refused or lost',
    always,
    inShop(
      'a refund that is refused, and whose answer is lost, is sent until the provider shows it, once',
    ),
  ),
  mode(
    'chargeback, or a refund on the provider’s page',
    always,
    inShop('a chargeback is found by the nightly poll, ends the order and balances the ledger'),
  ),
  mode(
    'answer about another payment',
    always,
    inShop('an answer about another payment changes nothing and alerts'),
  ),
  mode(
    'order cancelled during the payment',
    always,
    inShop('an order that is cancelled during its payment keeps no money'),
  ),
  mode(
    'return replayed',
    hasReturn,
    inShop('a return that comes again, from anybody, changes nothing'),
  ),
  mode('saved card ended', hasVault, {
    file: 'payments/conformance/vault.test.ts',
    title: 'a card that ended at the provider is gone: it is not charged, and its removal succeeds',
  }),
  mode(
    'the bank’s check failed or was unavailable',
    mayAskTheBank,
    of(
      ['credomatic'],
      'payment/credomatic-payments.test.ts',
      'the bank’s “%s” ends the attempt (%s), and the order can be paid again',
    ),
    of(['kushkiCard'], 'payment/kushki-card.test.ts', 'card %s fails for a reason of its own: %s'),
    of(
      ['kushkiCardSubscription'],
      'payments/providers/kushki/read-kushki-charge.test.ts',
      'a refusal %d %j of a typed card is declined: %s',
    ),
  ),
  mode(
    'clocks disagree',
    signsTheTime,
    of(
      ['getnet'],
      'payment/paying-with-getnet.test.ts',
      'a gateway whose clock disagrees is called with its own time, and the operator is alerted',
    ),
  ),
];
