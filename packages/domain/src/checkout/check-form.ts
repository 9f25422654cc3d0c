import type { Country } from '../country/countries.ts';
import { exampleAmount } from '../money/parse-money.ts';
import type { Minor } from '../money/money.ts';
import { chargedAmount } from '../payment/charged-amount.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import type { CheckoutQuestion, DispatchMethod } from '../store/store.ts';
import type { DeliveryOption } from '../store/delivery-options.ts';
import { checkAnswer } from './check-answer.ts';
import { checkEmail } from './check-email.ts';
import { checkName } from './check-name.ts';
import { type FieldProblem, problem } from './field-problem.ts';
import { checkPhone } from './check-phone.ts';
import type { Tips } from './tips.ts';

/**
 * The form fields that cash and card on delivery need. Answers by question id. `cashAmount`: the
 * note that the shopper pays with, null for the exact amount; `unreadable`: the typed text is no
 * amount (only in the browser's form). docs/rules/checkout.md#required-fields.
 */
export type CheckoutForm = Tips & {
  name: string;
  email: string;
  phone: string;
  paymentMethod: PaymentMethodName | null;
  deliveryOption: DeliveryOption | null;
  cashAmount: Minor | 'unreadable' | null;
  checkoutAnswers: Readonly<Record<string, string>>;
  termsAndConditions: boolean;
};

/** `total`: the quote's total without tips, in minor units. */
export type CheckoutFacts = {
  country: Country;
  dispatch: DispatchMethod;
  questions: readonly CheckoutQuestion[];
  total: Minor;
};

/** A field name of the form; `answer.<question id>` for an answer. */
export type FieldName =
  Exclude<keyof CheckoutForm, 'checkoutAnswers' | keyof Tips> | `answer.${number}`;
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

/**
 * Returns the problems that prevent the order, by field, in the form's order.
 * docs/rules/checkout.md#required-fields.
 */
export const checkCheckoutForm = (form: CheckoutForm, facts: CheckoutFacts): FieldProblems =>
  Object.fromEntries(listFieldProblems(form, facts));

/** Returns the problems as a list. */
export function listFieldProblems(
  form: CheckoutForm,
  facts: CheckoutFacts,
): readonly (readonly [FieldName, FieldProblem])[] {
  const answers = facts.questions.map((question): [FieldName, FieldProblem | null] => [
    `answer.${question.id}`,
    checkAnswer(form.checkoutAnswers[String(question.id)] ?? '', question),
  ]);
  const checks: readonly [FieldName, FieldProblem | null][] = [
    [
      'deliveryOption',
      facts.dispatch === 'store_delivery' && form.deliveryOption === null
        ? problem('required')
        : null,
    ],
    ...answers,
    ['name', checkName(form.name)],
    ['phone', checkPhone(form.phone, facts.country)],
    ['email', checkEmail(form.email)],
    ['paymentMethod', form.paymentMethod === null ? problem('required') : null],
    ['cashAmount', checkCash(form, facts)],
    ['termsAndConditions', form.termsAndConditions ? null : problem('mustAccept')],
  ];
  return checks.flatMap(([field, found]) => (found === null ? [] : [[field, found] as const]));
}

type CashFacts = Pick<CheckoutFacts, 'country' | 'dispatch' | 'total'>;

/** Checks that the cash covers the charge, tips included. */
function checkCash(
  form: CheckoutForm,
  { country, dispatch, total }: CashFacts,
): FieldProblem | null {
  if (form.paymentMethod !== 'cash' || form.cashAmount === null) return null;
  if (form.cashAmount === 'unreadable') return { key: 'noAmount', example: exampleAmount(country) };
  const charged = chargedAmount(total, form, dispatch);
  return form.cashAmount >= charged ? null : { key: 'tooLittleCash', amount: charged };
}
