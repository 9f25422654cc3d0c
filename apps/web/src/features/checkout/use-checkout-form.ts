import type { CheckoutFacts, FieldName } from '@comanda/domain/checkout/check-form.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import type { FieldTexts } from '@comanda/i18n/es/fields.ts';
import { useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useApp, useArea, useSession } from '../../platform/app-context.tsx';
import { readLastPerson } from '../../platform/last-person.ts';
import { draftName } from '../../platform/storage-names.ts';
import { keepFor, readStored, writeStored } from '../../platform/storage.ts';
import { showToast } from '../../platform/toasts.ts';
import { messagesOf } from './check-values.ts';
import { firstForm } from './first-values.ts';
import type { FoldKey } from './fold-key.ts';
import { type FormValues, formValues } from './form-values.ts';
import { readHabits } from './habits.ts';
import type { Store } from '@comanda/domain/store/store.ts';

/** `openFirst`: sections that start open though nothing in them is missing: how to pay, for whom it was chosen. */
type Begun = { form: UseFormReturn<FormValues>; openFirst: readonly FoldKey[] };

/** The checkout form: rules of the domain, messages of the locale, its draft kept in this browser. */
export function useCheckoutForm(store: Store, facts: CheckoutFacts): Begun {
  const { page, clock, toasts } = useApp();
  const words = useArea(checkoutTexts);
  const session = useSession();
  const texts = useArea(fieldsTexts);
  const latest = useRef({ facts, texts });
  useEffect(() => {
    latest.current = { facts, texts };
  });
  const resolver = useMemo<Resolver<FormValues>>(() => (values) => resolve(values, latest.current.facts, latest.current.texts), []);
  const first = useMemo(
    () =>
      firstForm({
        settings: page.settings,
        store,
        dispatch: facts.dispatch,
        person: session ?? readLastPerson(clock.now()),
        draft: readStored(draftName, formValues, clock.now()),
        habits: readHabits(clock.now()),
        atTheDoor: new URLSearchParams(location.search).get('pay') === 'door',
      }),
    [page.settings, store, facts.dispatch, session, clock],
  );
  const form = useForm<FormValues>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: first.values,
    resolver,
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeStored(draftName, { ...values, termsAndConditions: false }, keepFor.draft, clock.now()),
      }),
    [subscribe, clock],
  );
  const { lostTip } = first;
  useEffect(() => {
    if (lostTip) showToast(toasts, words.tipResetByItself);
  }, [lostTip, toasts, words]);
  return { form, openFirst: first.isMethodKnown ? [] : ['payment'] };
}

function resolve(values: FormValues, facts: CheckoutFacts, texts: FieldTexts): ReturnType<Resolver<FormValues>> {
  const messages = Object.entries(messagesOf(values, facts, texts));
  if (messages.length === 0) return { values, errors: {} };
  const errors: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  for (const [name, text] of messages) {
    if (name.startsWith('answer.')) answers[name.slice('answer.'.length)] = { type: 'rule', message: text };
    else errors[name] = { type: 'rule', message: text };
  }
  if (Object.keys(answers).length > 0) errors['checkoutAnswers'] = answers;
  return { values: {}, errors: errors as FieldErrors<FormValues> };
}

/** The message under a field: after it was edited and left, or once the shopper tried to order. */
export function useProblem(name: Exclude<FieldName, `answer.${number}`>): string | undefined {
  const { formState } = useFormContext<FormValues>();
  const shown = formState.submitCount > 0 || formState.dirtyFields[name] === true;
  return shown ? formState.errors[name]?.message : undefined;
}

/** What the server found wrong with what is no field of the form's own rules. */
export function useMarked(name: 'tip' | 'storeTip' | 'address'): string | undefined {
  const { errors } = useFormContext<FormValues>().formState;
  return name === 'address' ? errors.root?.[name]?.message : errors[name]?.message;
}

export function useAnswerProblem(questionId: number): string | undefined {
  const { formState } = useFormContext<FormValues>();
  return formState.errors.checkoutAnswers?.[String(questionId)]?.message;
}
