import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { Field } from '@comanda/ui/field.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { type QuestionProps, questionId } from './question.ts';
import css from './survey.module.css';

/** From here on the characters that are left are worth knowing. */
const fewLeft = 100;

/** The comment, with the characters that are left once they are few. */
export function CommentField({ question, value, problem, onChange }: QuestionProps) {
  const words = useTextsOf(surveyTexts);
  const text = typeof value === 'string' ? value : '';
  const left = fieldLengths.answer - text.length;
  return (
    <div className={css.card}>
      <p className={css.legend} aria-hidden="true">
        {question.text}
      </p>
      <Field
        id={questionId(question.id)}
        label={question.text}
        labelHidden
        hint={left <= fewLeft ? words.commentLeft(left) : words.commentHint}
        problem={problem}
      >
        <textarea
          rows={3}
          maxLength={fieldLengths.answer}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
