import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';

/** The answers are stored: just now, or before. docs/rules/survey.md#outcomes. */
export function SurveyOutcome({ outcome }: { outcome: 'sent' | 'answered' }) {
  const words = useTextsOf(surveyTexts);
  const isSent = outcome === 'sent';
  return (
    <NoticePage
      icon="check"
      title={isSent ? words.sentTitle : words.answeredTitle}
      isFocused
      actions={<BackToMenu />}
    >
      <p>{isSent ? words.sentText : words.answeredText}</p>
    </NoticePage>
  );
}
