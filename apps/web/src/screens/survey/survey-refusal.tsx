import { isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import type { SurveyTexts } from '@comanda/i18n/es/survey.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { paths } from '../../platform/paths.ts';
import { useLogin } from '../../shop/session/use-login.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useTexts, useTextsOf } from '../../shop/use-texts.ts';

type Props = { refusal: Refusal; onRetry: () => void };

/**
 * The survey cannot be shown: its link expired or is another person's, the person is not logged in,
 * its order is under way, or the server did not answer.
 */
export function SurveyRefusal({ refusal, onRetry }: Props) {
  const words = useTextsOf(surveyTexts);
  const texts = useTexts();
  const login = useLogin();
  const retry = useRetry(refusal, onRetry);
  const [title, text] = textsOf(refusal, words);
  return (
    <NoticePage
      title={title}
      actions={
        <>
          <RetryButton retry={retry} />
          {isLoggedOut(refusal) ? (
            <Button onClick={() => void login()}>{words.login}</Button>
          ) : null}
          {retry === null ? (
            <a
              className={buttonClass(isLoggedOut(refusal) ? 'link' : 'main')}
              href={paths.orders}
              data-nav
            >
              {texts.common.myOrders}
            </a>
          ) : null}
          <BackToMenu look="link" />
        </>
      }
    >
      {text === null ? null : <p>{text}</p>}
    </NoticePage>
  );
}

function textsOf(
  refusal: Refusal,
  words: SurveyTexts,
): readonly [title: string, text: string | null] {
  if (isLoggedOut(refusal)) return [words.loginTitle, words.loginText];
  if (refusal.label === 'NOT_FOUND') return [words.notFoundTitle, words.notFoundText];
  return refusal.label === 'OPERATION_NOT_SUPPORTED'
    ? [words.notCompletedTitle, words.notCompletedText]
    : [words.notLoadedTitle, null];
}
