import type { Survey } from '@comanda/contract/surveys.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { SentAnswer } from '@comanda/domain/survey/check-survey.ts';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import type { SurveyTexts } from '@comanda/i18n/es/survey.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { useState } from 'react';
import { type Sending, SurveyForm } from '../../features/survey/survey-form.tsx';
import { removeDraft } from '../../features/survey/use-draft.ts';
import { isAlreadyAnswered, sendAnswers, useSurvey } from '../../features/survey/use-survey.ts';
import { useApp } from '../../shop/app-context.ts';
import type { SurveyLink } from '../../shop/survey-link.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { SurveyFrame } from './survey-frame.tsx';
import { SurveyOutcome } from './survey-outcome.tsx';
import { SurveyRefusal } from './survey-refusal.tsx';
import { SurveySkeleton } from './survey-skeleton.tsx';

/**
 * Loads the survey of a link, sends its answers and shows the outcome.
 * docs/rules/survey.md#outcomes.
 */
export function LinkedSurvey({ link }: { link: SurveyLink }) {
  const words = useTextsOf(surveyTexts);
  const { state, reload } = useSurvey(link);
  useTitle(words.title);
  switch (state.kind) {
    case 'loading':
      return <SurveySkeleton />;
    case 'failed':
      return <SurveyRefusal refusal={state.refusal} onRetry={reload} />;
    case 'loaded':
      return <LoadedSurvey link={link} survey={state.survey} reload={reload} />;
    default:
      return unreachable(state);
  }
}

type Props = { link: SurveyLink; survey: Survey; reload: () => void };

function LoadedSurvey({ link, survey, reload }: Props) {
  const app = useApp();
  const words = useTextsOf(surveyTexts);
  const [outcome, setOutcome] = useState<'sent' | 'answered' | null>(
    survey.answered ? 'answered' : null,
  );
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const end = (ended: 'sent' | 'answered'): void => {
    removeDraft();
    setOutcome(ended);
  };
  const fail = (refusal: Refusal): void => {
    if (isAlreadyAnswered(refusal)) return end('answered');
    if (refusal.label === 'PARAMETER_NOT_RELATED') reload();
    setSending({ kind: 'failed', text: failureText(refusal, words) });
  };
  const send = async (answers: SentAnswer[]): Promise<void> => {
    setSending({ kind: 'sending' });
    const answer = await sendAnswers(app, link, survey, answers);
    if (answer.ok) end('sent');
    else fail(answer.error);
  };
  if (outcome !== null) return <SurveyOutcome outcome={outcome} />;
  return (
    <SurveyFrame survey={survey}>
      <SurveyForm survey={survey} sending={sending} onSend={(answers) => void send(answers)} />
    </SurveyFrame>
  );
}

/**
 * The reason below "answers not sent": changed questions, a card number in the comment, else a
 * fault to try again.
 */
function failureText({ label, metadata }: Refusal, words: SurveyTexts): string {
  if (label === 'PARAMETER_NOT_RELATED') return words.changedText;
  return label === 'INVALID_PARAMETER' && 'problem' in metadata
    ? words.cardNumber
    : words.failedText;
}
