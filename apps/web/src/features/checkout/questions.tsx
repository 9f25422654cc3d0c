import { maxTypedLength } from '@comanda/domain/checkout/check-answer.ts';
import type { CheckoutQuestion } from '@comanda/domain/store/store.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { chatIcon } from '@comanda/ui/lazy-icons.ts';
import { Field } from '@comanda/ui/field.tsx';
import { answerHint } from './answer-hint.ts';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';
import { useAnswerProblem } from './use-checkout-form.ts';

/**
 * The store's checkout questions, one section each. A required question stays open until the
 * shopper answers it. docs/rules/checkout.md#checkout-questions.
 */
export function Questions() {
  const { checkoutQuestions } = useCurrentStore();
  return checkoutQuestions.map((question) => <Question key={question.id} question={question} />);
}

function Question({ question }: { question: CheckoutQuestion }) {
  const words = useTextsOf(checkoutTexts);
  const answer = (
    useFormContext<FormValues>().watch(`checkoutAnswers.${question.id}`) ?? ''
  ).trim();
  return (
    <FoldRow
      fold={`answer.${question.id}`}
      icon={chatIcon}
      title={question.question}
      value={answer === '' ? words.optional : answer}
      isEmpty={answer === ''}
    >
      <Answer question={question} />
    </FoldRow>
  );
}

/** Answers in own words get several lines, numbers one. */
const isLongText = ({ kind }: CheckoutQuestion): boolean => kind === 'text' || kind === 'allergy';

function Answer({ question }: { question: CheckoutQuestion }) {
  const words = useTextsOf(checkoutTexts);
  const { register } = useFormContext<FormValues>();
  const problem = useAnswerProblem(question.id);
  const field = register(`checkoutAnswers.${question.id}`);
  return (
    <Field
      id={`field-answer.${question.id}`}
      label={question.question}
      labelHidden
      hint={answerHint(question, words)}
      problem={problem}
    >
      {isLongText(question) ? (
        <textarea maxLength={maxTypedLength('text')} {...field} />
      ) : (
        <input
          maxLength={maxTypedLength(question.kind)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          {...field}
        />
      )}
    </Field>
  );
}
