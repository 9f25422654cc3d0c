import { useAction } from '@comanda/client/use-action.ts';
import type { Survey } from '@comanda/contract/surveys.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { SentAnswer } from '@comanda/domain/survey/check-survey.ts';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import type { SurveyTexts } from '@comanda/i18n/es/survey.ts';
import { useState } from 'react';
import { SurveyForm } from '../../features/survey/survey-form.tsx';
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
  const { value, refusal, reload } = useSurvey(link);
  useTitle(words.title);
  if (value !== null) return <LoadedSurvey link={link} survey={value} reload={reload} />;
  return refusal === null ? (
    <SurveySkeleton />
  ) : (
    <SurveyRefusal refusal={refusal} onRetry={() => void reload()} />
  );
}

type Props = { link: SurveyLink; survey: Survey; reload: () => Promise<void> };

function LoadedSurvey({ link, survey, reload }: Props) {
  const app = useApp();
  const words = useTextsOf(surveyTexts);
  const [outcome, setOutcome] = useState<'sent' | 'answered' | null>(
    survey.answered ? 'answered' : null,
  );
  const end = (ended: 'sent' | 'answered'): void => {
    removeDraft();
    setOutcome(ended);
  };
  const { run, isBusy, refusal } = useAction<unknown, SentAnswer[]>(
    (_, answers) => sendAnswers(app, link, survey, answers),
    {
      onDone: () => end('sent'),
      onRefused: (refused) => {
        if (isAlreadyAnswered(refused)) return end('answered');
        if (refused.label === 'PARAMETER_NOT_RELATED') void reload();
      },
    },
  );
  if (outcome !== null) return <SurveyOutcome outcome={outcome} />;
  return (
    <SurveyFrame survey={survey}>
      <SurveyForm
        survey={survey}
        isSending={isBusy}
        failure={refusal === null ? null : failureText(refusal, words)}
        onSend={(answers) => void run(answers)}
      />
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
