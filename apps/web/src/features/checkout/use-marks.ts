import type { CheckoutFacts } from '@comanda/domain/checkout/check-form.ts';
import type { FieldMark, MarkedField } from '@comanda/domain/checkout/refused-fields.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { useArea } from '../../platform/app-context.tsx';
import { fieldMarks } from '../../platform/field-marks.ts';
import { type FieldMessage, listMessages, markText } from './check-values.ts';
import { focusField } from './focus-field.ts';
import { foldOf } from './fold-key.ts';
import type { Folds } from './folds.ts';
import type { FormValues } from './form-values.ts';

/** `messages`: what is wrong, by field. `showMissing`: looks at the form and shows what keeps it from being sent. */
export type Marks = {
  messages: readonly FieldMessage[];
  headRef: RefObject<HTMLDivElement | null>;
  showMissing: () => void;
  clear: () => void;
};

/**
 * What keeps the order from being placed, by the form's own rules or as the server said. Folded sections of marked fields open; a single
 * field takes the focus, more than one give it to their list. experience §4.
 */
export function useMarks(facts: CheckoutFacts, folds: Folds): Marks {
  const texts = useArea(fieldsTexts);
  const { getValues, setError } = useFormContext<FormValues>();
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  const headRef = useRef<HTMLDivElement>(null);
  const showMissing = (): void => setMessages(listMessages(getValues(), facts, texts));
  const showRefused = useEffectEvent((marks: readonly FieldMark[]): void => {
    const said = marks.map(([field, problem]): FieldMessage => [field, markText(field, problem, getValues(), facts, texts)]);
    for (const [field, message] of said) setError(errorName(field), { type: 'server', message });
    folds.open(marks.map(([field]) => foldOf(field)));
    setMessages(said);
  });
  useEffect(
    () =>
      fieldMarks.subscribe(({ marks }) => {
        if (marks.length === 0) return;
        showRefused(marks);
        fieldMarks.setState({ marks: [] });
      }),
    [],
  );
  useEffect(() => {
    const [first, ...more] = messages;
    if (first !== undefined && more.length === 0) focusField(first[0]);
    else if (first !== undefined) focusList(headRef.current);
  }, [messages]);
  return { messages, headRef, showMissing, clear: useCallback(() => setMessages([]), []) };
}

function focusList(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'center' });
  list?.focus({ preventScroll: true });
}

/** The form's name of it; what is no field of the form is kept at the root. */
function errorName(field: MarkedField): FieldPath<FormValues> | `root.${string}` {
  switch (field) {
    case 'address':
    case 'plus18':
      return `root.${field}`;
    case 'name':
    case 'email':
    case 'phone':
    case 'deliveryOption':
    case 'paymentMethod':
    case 'cashAmount':
    case 'termsAndConditions':
    case 'tip':
    case 'storeTip':
      return field;
    default:
      return `checkoutAnswers.${field.slice('answer.'.length)}`;
  }
}
