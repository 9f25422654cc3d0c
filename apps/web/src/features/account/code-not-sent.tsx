import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useRetry } from '../../shop/use-retry.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './code.module.css';
import { codeTroubleText } from './sent-code.ts';

type Props = { refusal: Refusal | null; onRetry: () => void };

/**
 * Stands in the place of the code's field while the first code is sent, and after it was refused.
 */
export function CodeNotSent({ refusal, onRetry }: Props) {
  const login = useTextsOf(loginTexts);
  const words = useTextsOf(profileTexts).code;
  const retry = useRetry(refusal, onRetry);
  if (refusal === null)
    return (
      <p className={css.sending} role="status">
        {login.sending}
      </p>
    );
  return (
    <div className={css.form}>
      <Notice tone="bad">{codeTroubleText(refusal, words, words.notSent)}</Notice>
      <RetryButton wide retry={retry} />
    </div>
  );
}
