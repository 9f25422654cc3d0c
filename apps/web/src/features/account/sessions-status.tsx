import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useRetry } from '../../shop/use-retry.ts';
import { useTexts, useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

/** Stands in the place of the sessions while they are loaded, and above them after a failed load. */
export function SessionsStatus({
  isLoading,
  refusal,
  onRetry,
}: {
  isLoading: boolean;
  refusal: Refusal | null;
  onRetry: () => void;
}) {
  const { common } = useTexts();
  const words = useTextsOf(profileTexts);
  const retry = useRetry(refusal, onRetry);
  if (refusal !== null)
    return (
      <Notice tone="bad">
        <p>{words.sessionsNotLoaded}</p>
        <RetryButton look="link" retry={retry} />
      </Notice>
    );
  if (!isLoading) return null;
  return (
    <div className={css.sessionSkeleton}>
      <p className="visually-hidden" role="status">
        {common.loading}
      </p>
      <span />
    </div>
  );
}
