import {
  type CheckoutFacts,
  type CheckoutForm,
  listFieldProblems,
} from '@comanda/domain/checkout/check-form.ts';
import type { Tips } from '@comanda/domain/checkout/tips.ts';
import type { FieldProblem } from '@comanda/domain/checkout/field-problem.ts';
import type { MarkedField } from '@comanda/domain/checkout/refused-fields.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import type { FieldTexts } from '@comanda/i18n/es/fields.ts';
import { fieldText, phoneProblemText } from '@comanda/i18n/field-text.ts';
import type { FormValues } from './form-values.ts';

/**
 * Converts the typed values to the domain's form. The press that places the order accepts the
 * terms. docs/rules/checkout.md#terms.
 */
export function toCheckoutForm(values: FormValues, country: Country): CheckoutForm {
  const isTyped = values.paymentMethod === 'cash' && !values.cashIsExact;
  const cashAmount = isTyped ? (parseMoney(values.cashAmount, country) ?? 'unreadable') : null;
  return { ...values, ...toTips(values), cashAmount, termsAndConditions: true };
}

/** Returns the form's tips as money. */
export const toTips = ({ tip, storeTip }: Pick<FormValues, 'tip' | 'storeTip'>): Tips => ({
  tip: minor(tip),
  storeTip: minor(storeTip),
});

export type FieldMessage = readonly [field: MarkedField, text: string];

/**
 * Returns the message of each field problem, in the form's order.
 * docs/rules/checkout.md#field-messages.
 */
export const listFieldMessages = (
  values: FormValues,
  facts: CheckoutFacts,
  texts: FieldTexts,
): readonly FieldMessage[] =>
  listFieldProblems(toCheckoutForm(values, facts.country), facts).map(([field, problem]) => [
    field,
    fieldMessageText(field, problem, values, facts, texts),
  ]);

/** Returns the messages by field. */
export const messagesByField = (
  values: FormValues,
  facts: CheckoutFacts,
  texts: FieldTexts,
): Partial<Record<MarkedField, string>> =>
  Object.fromEntries(listFieldMessages(values, facts, texts));

/** Returns the message of one field problem. */
export function fieldMessageText(
  field: MarkedField,
  problem: FieldProblem,
  values: FormValues,
  { country }: CheckoutFacts,
  texts: FieldTexts,
): string {
  const write = (amount: Parameters<typeof formatMoney>[0]): string => formatMoney(amount, country);
  return field === 'phone'
    ? phoneProblemText(texts, problem, values.phone, country, { write })
    : fieldText(texts, problem, { field, write });
}
