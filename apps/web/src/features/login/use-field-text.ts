import { refusedFields } from '@comanda/domain/checkout/refused-fields.ts';
import type { FieldProblem } from '@comanda/domain/checkout/field-problem.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { fieldText, phoneProblemText } from '@comanda/i18n/field-text.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

type FieldName = 'name' | 'email' | 'phone';
type TextOfField = (
  field: FieldName,
  problem: FieldProblem | null,
  refusal?: Refusal | null,
  typed?: string,
) => string | undefined;

/**
 * Returns a function for the message below a field: by the checkout's rules, else from the server's
 * refusal.
 */
export function useFieldText(): TextOfField {
  const texts = useTextsOf(fieldsTexts);
  const { country } = useSettings();
  const write = (amount: Parameters<typeof formatMoney>[0]): string => formatMoney(amount, country);
  return (field, problem, refusal = null, typed = '') => {
    const found = problem ?? serverProblem(field, refusal);
    if (found === null) return undefined;
    return field === 'phone'
      ? phoneProblemText(texts, found, typed, country, { write })
      : fieldText(texts, found, { field, write });
  };
}

function serverProblem(field: FieldName, refusal: Refusal | null): FieldProblem | null {
  if (refusal === null) return null;
  return refusedFields(refusal).find(([name]) => name === field)?.[1] ?? null;
}
