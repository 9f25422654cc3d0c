import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import type { CheckoutFacts, FieldName } from '@comanda/domain/checkout/check-form.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import type { FieldTexts } from '@comanda/i18n/es/fields.ts';
import { useEffect, useMemo, useRef } from 'react';
import {
  type FieldErrors,
  type Resolver,
  useForm,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { knownCardsOf } from '../../shop/cards/card-list.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { readLastPerson } from '../../shop/order/last-person.ts';
import { draftName } from '../../platform/storage-names.ts';
import { useAddressQuery } from '../../platform/use-location.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { usePersonOfLogin } from './use-person-of-login.ts';
import { messagesByField } from './field-messages.ts';
import { initialForm } from './initial-form.ts';
import type { FoldKey } from './fold-key.ts';
import { type FormValues, formValues } from './form-values.ts';
import { readPreferences } from './checkout-preferences.ts';
import type { Store } from '@comanda/domain/store/store.ts';

/**
 * `openFirst`: sections that start open without a problem. The payment section does if no method
 * can be chosen.
 */
type CheckoutFormState = {
  form: UseFormReturn<FormValues>;
  openFirst: readonly FoldKey[];
  /** The payment method of the draft or of the last order. */ lastUsed: PaymentMethodName | null;
};

/**
 * Returns the checkout form: the domain's rules, the locale's messages, and a draft stored in this
 * browser.
 */
export function useCheckoutForm(store: Store, facts: CheckoutFacts): CheckoutFormState {
  const { toasts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const texts = useTextsOf(fieldsTexts);
  const latest = useRef({ facts, texts });
  useEffect(() => {
    latest.current = { facts, texts };
  });
  const resolver = useMemo<Resolver<FormValues>>(
    () => (values) => resolve(values, latest.current.facts, latest.current.texts),
    [],
  );
  const initial = useInitialForm(store, facts);
  const form = useForm<FormValues>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: initial.values,
    resolver,
    shouldFocusError: false,
  });
  useStoredDraft(form);
  usePersonOfLogin(form);
  const { isTipReset } = initial;
  useEffect(() => {
    if (isTipReset) showToast(toasts, words.tipResetByItself);
  }, [isTipReset, toasts, words]);
  return {
    form,
    openFirst: initial.values.paymentMethod === null ? ['payment'] : [],
    lastUsed: initial.lastUsed,
  };
}

/** The values with which the form starts: of the person, the draft and the preferences. */
function useInitialForm(store: Store, facts: CheckoutFacts): ReturnType<typeof initialForm> {
  const { page, clock } = useApp();
  const session = useSession();
  const payOnDelivery = useAddressQuery().get('pay') === 'on-delivery';
  return useMemo(
    () =>
      initialForm({
        settings: page.settings,
        store,
        dispatch: facts.dispatch,
        person: session ?? readLastPerson(clock.now()),
        draft: readPersonal(draftName, formValues, clock.now()),
        preferences: readPreferences(clock.now()),
        cards: session?.role === 'user' ? knownCardsOf(session.userId) : [],
        payOnDelivery,
      }),
    [page.settings, store, facts.dispatch, session, clock, payOnDelivery],
  );
}

/** Stores each change of the form as the draft of this browser. */
function useStoredDraft({ subscribe }: UseFormReturn<FormValues>): void {
  const { clock } = useApp();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          writePersonal(draftName, values, browserStorageLifetimes.draft, clock.now()),
      }),
    [subscribe, clock],
  );
}

function resolve(
  values: FormValues,
  facts: CheckoutFacts,
  texts: FieldTexts,
): ReturnType<Resolver<FormValues>> {
  const messages = Object.entries(messagesByField(values, facts, texts));
  if (messages.length === 0) return { values, errors: {} };
  const errors: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  for (const [name, text] of messages) {
    if (name.startsWith('answer.'))
      answers[name.slice('answer.'.length)] = { type: 'rule', message: text };
    else errors[name] = { type: 'rule', message: text };
  }
  if (Object.keys(answers).length > 0) errors['checkoutAnswers'] = answers;
  return { values: {}, errors: errors as FieldErrors<FormValues> };
}

/** Returns the message under a field, once the shopper edited and left it or tried to order. */
export function useFieldProblem(
  name: Exclude<FieldName, 'termsAndConditions' | `answer.${number}`>,
): string | undefined {
  const { formState } = useFormContext<FormValues>();
  const isShown = formState.submitCount > 0 || formState.dirtyFields[name] === true;
  return isShown ? formState.errors[name]?.message : undefined;
}

/** Returns the server's problem with a value that the form's own rules do not check. */
export function useServerProblem(name: 'tip' | 'storeTip' | 'address'): string | undefined {
  const { errors } = useFormContext<FormValues>().formState;
  return name === 'address' ? errors.root?.[name]?.message : errors[name]?.message;
}

export function useAnswerProblem(questionId: number): string | undefined {
  const { formState } = useFormContext<FormValues>();
  return formState.errors.checkoutAnswers?.[String(questionId)]?.message;
}
