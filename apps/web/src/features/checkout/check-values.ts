import { type CheckoutFacts, checkCheckoutForm, type CheckoutForm, type FieldName } from '@comanda/domain/checkout/check-form.ts';
import type { FieldProblem } from '@comanda/domain/checkout/field-problem.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import type { FieldTexts } from '@comanda/i18n/es/fields.ts';
import { fieldText, phoneProblemText } from '@comanda/i18n/field-text.ts';
import type { FormValues } from './form-values.ts';

/** The typed values as the domain's form. A cash amount that cannot be read is 0: too little for any order. */
export function formOf(values: FormValues, country: Country): CheckoutForm {
  const cash = values.paymentMethod === 'cash' && !values.cashIsExact ? (parseMoney(values.cashAmount, country) ?? minor(0)) : null;
  return { ...values, cashAmount: cash };
}

export type FieldMessages = Partial<Record<FieldName, string>>;

/** What is wrong, in words, by field and in the form's order. Spec §5. */
export function messagesOf(values: FormValues, facts: CheckoutFacts, texts: FieldTexts): FieldMessages {
  const said: FieldMessages = {};
  const problems: Partial<Record<string, FieldProblem>> = checkCheckoutForm(formOf(values, facts.country), facts);
  for (const [field, problem] of Object.entries(problems))
    if (problem) said[field as FieldName] = message(field, problem, values, facts, texts);
  return said;
}

function message(field: string, problem: FieldProblem, values: FormValues, { country }: CheckoutFacts, texts: FieldTexts): string {
  const write = (amount: Parameters<typeof formatMoney>[0]): string => formatMoney(amount, country);
  return field === 'phone'
    ? phoneProblemText(texts, problem, values.phone, country, { write })
    : fieldText(texts, problem, { field, write });
}
