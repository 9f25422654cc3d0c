import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CommentField } from './comment-field.tsx';
import {
  type AnswerProps,
  type Question,
  type QuestionProps,
  questionId,
  scoresOf,
} from './question.ts';
import { Stars } from './stars.tsx';
import css from './survey.module.css';

/**
 * One question with its answer; the radios underneath are the browser's own.
 * docs/rules/survey.md#form.
 */
export function QuestionCard(props: QuestionProps) {
  const { question, problem } = props;
  if (question.kind === 'comment') return <CommentField {...props} />;
  const id = questionId(question.id);
  return (
    <fieldset
      className={css.card}
      id={id}
      tabIndex={-1}
      data-bad={problem === undefined ? undefined : ''}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend className={css.legend}>{question.text}</legend>
      <Answer {...props} />
      {problem === undefined ? null : (
        <p className={css.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function Answer({ question, value, onChange }: AnswerProps) {
  switch (question.kind) {
    case 'scale':
      return <Scale question={question} value={value} onChange={onChange} />;
    case 'stars':
      return <Stars question={question} value={value} onChange={onChange} />;
    case 'yesNo':
      return <YesNo question={question} value={value} onChange={onChange} />;
    case 'comment':
      return null;
    default:
      return unreachable(question.kind);
  }
}

function Scale({ question, value, onChange }: AnswerProps) {
  const words = useTextsOf(surveyTexts);
  return (
    <>
      <div className={css.ends} aria-hidden="true">
        <span>
          {question.minimum} · {words.scaleLow}
        </span>
        <span>
          {words.scaleHigh} · {question.maximum}
        </span>
      </div>
      <div className={css.scale}>
        {scoresOf(question).map((score) => (
          <label key={score} className={css.score}>
            <input
              type="radio"
              name={question.id}
              value={score}
              checked={value === score}
              aria-label={labelOf(score, question, words)}
              onChange={() => onChange(score)}
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
      </div>
    </>
  );
}

/** The ends of the scale say what they mean: "0, Nada probable". */
function labelOf(
  score: number,
  { minimum, maximum }: Question,
  words: { scaleLow: string; scaleHigh: string },
): string {
  if (score === minimum) return `${score}, ${words.scaleLow}`;
  return score === maximum ? `${score}, ${words.scaleHigh}` : String(score);
}

function YesNo({ question, value, onChange }: AnswerProps) {
  const words = useTextsOf(surveyTexts);
  return (
    <div className={css.yesNo}>
      {[true, false].map((answer) => (
        <label key={String(answer)} className={css.segment}>
          <input
            type="radio"
            name={question.id}
            value={String(answer)}
            checked={value === answer}
            onChange={() => onChange(answer)}
          />
          {answer ? words.yes : words.no}
        </label>
      ))}
    </div>
  );
}
