import { longestTyped } from '@comanda/domain/checkout/check-answer.ts';
import type { CheckoutQuestion } from '@comanda/domain/store/store.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { useArea, useCurrentStore } from '../../platform/app-context.tsx';
import { Check } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { answerHint } from './answer-hint.ts';
import { Block } from '../../ui/block.tsx';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { useAnswerProblem } from './use-checkout-form.ts';

/** What the store asks; absent when it asks nothing. Spec §2 checkout questions. */
export function Questions() {
  const words = useArea(checkoutTexts);
  const { checkoutQuestions } = useCurrentStore();
  if (checkoutQuestions.length === 0) return null;
  return (
    <Block title={words.questionsTitle}>
      <div className={css.form}>
        {checkoutQuestions.map((question) => (
          <Answer key={question.id} question={question} />
        ))}
      </div>
    </Block>
  );
}

function Answer({ question }: { question: CheckoutQuestion }) {
  const words = useArea(checkoutTexts);
  const { register } = useFormContext<FormValues>();
  const problem = useAnswerProblem(question.id);
  const field = register(`checkoutAnswers.${question.id}`);
  return (
    <Field id={`field-answer.${question.id}`} label={question.question} hint={answerHint(question, words)} problem={problem}>
      {question.kind === 'text' ? (
        <textarea maxLength={longestTyped.text} {...field} />
      ) : (
        <input maxLength={longestTyped[question.kind]} autoCapitalize="characters" autoComplete="off" spellCheck={false} {...field} />
      )}
    </Field>
  );
}

/** Napkins and cutlery: asked always, given only on request. */
export function Extras() {
  const words = useArea(checkoutTexts);
  const { control } = useFormContext<FormValues>();
  return (
    <Block title={words.extrasTitle}>
      {(['napkin', 'coverly'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Check checked={field.value} onChange={field.onChange}>
              {words[name]}
            </Check>
          )}
        />
      ))}
    </Block>
  );
}
