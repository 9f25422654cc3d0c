import type { Country } from '../country/countries.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import type { CheckoutQuestion, DeliveryOption, DispatchMethod } from '../store/store.ts';
import { checkAnswer } from './check-answer.ts';
import { checkEmail } from './check-email.ts';
import { checkName } from './check-name.ts';
import { type FieldProblem, problem } from './field-problem.ts';
import { checkPhone } from './phone.ts';

/** Spec §3 Checkout form, the part that cash and card on delivery need. Answers by question id. */
export type CheckoutForm = {
  name: string;
  email: string;
  phone: string;
  paymentMethod: PaymentMethodName | null;
  deliveryOption: DeliveryOption | null;
  cashAmount: Minor | null;
  checkoutAnswers: Readonly<Record<string, string>>;
  termsAndConditions: boolean;
};

export type CheckoutFacts = { country: Country; dispatch: DispatchMethod; questions: readonly CheckoutQuestion[]; charged: Minor };

/** A field's name as the form spells it; an answer is `answer.<question id>`. */
export type FieldName = Exclude<keyof CheckoutForm, 'checkoutAnswers'> | `answer.${number}`;
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

/** Every field that keeps the order from being placed, in the form's order. Spec §5. */
export function checkCheckoutForm(form: CheckoutForm, facts: CheckoutFacts): FieldProblems {
  const answers = facts.questions.map((question): [FieldName, FieldProblem | null] => [
    `answer.${question.id}`,
    checkAnswer(form.checkoutAnswers[String(question.id)] ?? '', question),
  ]);
  const checks: readonly [FieldName, FieldProblem | null][] = [
    ['deliveryOption', facts.dispatch === 'store_delivery' && form.deliveryOption === null ? problem('required') : null],
    ...answers,
    ['name', checkName(form.name)],
    ['email', checkEmail(form.email)],
    ['phone', checkPhone(form.phone, facts.country)],
    ['paymentMethod', form.paymentMethod === null ? problem('required') : null],
    ['cashAmount', checkCash(form, facts.charged)],
    ['termsAndConditions', form.termsAndConditions ? null : problem('mustAccept')],
  ];
  const problems: FieldProblems = {};
  for (const [field, found] of checks) if (found !== null) problems[field] = found;
  return problems;
}

/** The note must cover what is charged; null means the exact amount. */
export function checkCash(form: Pick<CheckoutForm, 'paymentMethod' | 'cashAmount'>, charged: Minor): FieldProblem | null {
  if (form.paymentMethod !== 'cash' || form.cashAmount === null) return null;
  return form.cashAmount >= charged ? null : { key: 'tooLittleCash', amount: charged };
}
