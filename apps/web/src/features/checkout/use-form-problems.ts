import type { CheckoutFacts } from '@comanda/domain/checkout/check-form.ts';
import type { FieldMark, MarkedField } from '@comanda/domain/checkout/refused-fields.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { fieldMarks } from '../../shop/order/field-marks.ts';
import { type FieldMessage, listFieldMessages, fieldMessageText } from './field-messages.ts';
import { focusField } from './focus-field.ts';
import { foldOf } from './fold-key.ts';
import type { Folds } from './folds.ts';
import type { FormValues } from './form-values.ts';

/**
 * `messages`: the problems by field that are not mended yet. `showProblems` validates the form and
 * shows what blocks the order.
 */
export type FormProblems = {
  messages: readonly FieldMessage[];
  summaryRef: RefObject<HTMLDivElement | null>;
  showProblems: () => void;
  clear: () => void;
};

/**
 * The problems that block the order, from the form's rules or from the server. It opens the folded
 * sections of marked fields. A single problem focuses its field, several focus their list.
 * docs/rules/checkout.md#refused-field-is-marked.
 */
export function useFormProblems(facts: CheckoutFacts, folds: Folds): FormProblems {
  const texts = useTextsOf(fieldsTexts);
  const { getValues, setError } = useFormContext<FormValues>();
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  const summaryRef = useRef<HTMLDivElement>(null);
  const showProblems = (): void => setMessages(listFieldMessages(getValues(), facts, texts));
  const showServerProblems = useEffectEvent((marks: readonly FieldMark[]): void => {
    const serverMessages = marks.map(([field, problem]): FieldMessage => [
      field,
      fieldMessageText(field, problem, getValues(), facts, texts),
    ]);
    for (const [field, message] of serverMessages)
      setError(formFieldName(field), { type: 'server', message });
    folds.open(marks.map(([field]) => foldOf(field)));
    setMessages(serverMessages);
  });
  useEffect(
    () =>
      fieldMarks.subscribe(({ marks }) => {
        if (marks.length === 0) return;
        showServerProblems(marks);
        fieldMarks.setState({ marks: [] });
      }),
    [],
  );
  useEffect(() => {
    const [first, ...others] = messages;
    if (first !== undefined && others.length === 0) focusField(first[0]);
    else if (first !== undefined) focusSummary(summaryRef.current);
  }, [messages]);
  const { errors } = useFormContext<FormValues>().formState;
  return {
    messages: messages.flatMap(([field]) => {
      const text: string | undefined = get(errors, `${formFieldName(field)}.message`);
      return text === undefined ? [] : [[field, text] as const];
    }),
    summaryRef,
    showProblems,
    clear: useCallback(() => setMessages([]), []),
  };
}

function focusSummary(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'center' });
  list?.focus({ preventScroll: true });
}

/**
 * Returns the form's name of a marked field. Problems outside the form's fields are stored at the
 * root.
 */
function formFieldName(field: MarkedField): FieldPath<FormValues> | `root.${string}` {
  switch (field) {
    case 'address':
    case 'plus18':
    case 'termsAndConditions':
      return `root.${field}`;
    case 'name':
    case 'email':
    case 'phone':
    case 'deliveryOption':
    case 'paymentMethod':
    case 'cashAmount':
    case 'tip':
    case 'storeTip':
      return field;
    default:
      return `checkoutAnswers.${field.slice('answer.'.length)}`;
  }
}
