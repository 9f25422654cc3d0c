import type { Survey } from '@comanda/contract/surveys.ts';
import { checkSurvey, type SurveyProblems } from '@comanda/domain/survey/check-survey.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { ProblemSummary } from '@comanda/ui/problem-summary.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { type Question, questionId } from './question.ts';
import { QuestionCard } from './question-card.tsx';
import css from './survey.module.css';
import { answersOf, type Draft, useDraft } from './use-draft.ts';

type Props = {
  survey: Survey;
  isSending: boolean;
  /** Why the answers were not sent; null: they were not refused. */
  failure: string | null;
  onSend: (answers: ReturnType<typeof answersOf>) => void;
};

type Message = readonly [Question['id'], string];

/**
 * The questions of a survey. The problems are listed above the button and get the focus.
 * docs/rules/survey.md#form.
 */
export function SurveyForm({ survey, isSending, failure, onSend }: Props) {
  const words = useTextsOf(surveyTexts);
  const [draft, change] = useDraft(survey.orderId);
  const [isChecked, setChecked] = useState(false);
  const messages = useMessages(survey, draft);
  const shown = new Map<Question['id'], string>(isChecked ? messages : []);
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isSending) return;
    if (messages.length === 0) return onSend(answersOf(draft));
    setChecked(true);
    setAttempts((count) => count + 1);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {survey.questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          value={draft[question.id]}
          problem={shown.get(question.id)}
          onChange={(value) => change(question.id, value)}
        />
      ))}
      <ProblemSummary
        title={words.problems(shown.size)}
        problems={survey.questions
          .filter(({ id }) => shown.has(id))
          .map(({ id, text }) => ({ field: id, target: questionId(id), text }))}
        onGo={goToQuestion}
        summaryRef={summary}
      />
      {failure === null ? null : (
        <Notice tone="bad">
          <b>{words.failedTitle}</b>
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
}

/** The problem of each question as a text, in the order of the questions. */
function useMessages(survey: Survey, draft: Draft): readonly Message[] {
  const words = useTextsOf(surveyTexts);
  const fields = useTextsOf(fieldsTexts);
  const checked = checkSurvey(answersOf(draft), survey.dispatchMethod);
  const problems: SurveyProblems = checked.ok ? {} : checked.error;
  return survey.questions.flatMap(({ id, kind }): Message[] => {
    const problem = problems[id];
    if (problem === undefined) return [];
    if (problem.key === 'maxLength') return [[id, fields.maxLength(problem.length)]];
    return [[id, kind === 'comment' ? fields.refused : words.missing[kind]]];
  });
}

/** Focuses the first answer of a question, or its comment. */
function goToQuestion(id: Question['id']): void {
  const group = document.getElementById(questionId(id));
  group?.scrollIntoView({ block: 'center' });
  const control = group?.matches('textarea') ? group : group?.querySelector('input');
  control?.focus({ preventScroll: true });
}
