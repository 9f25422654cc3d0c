import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useRetry } from '../../shop/use-retry.ts';
import { useTexts } from '../../shop/use-texts.ts';
import css from './account.module.css';

/**
 * Stands in the place of a list of the profile while it is loaded, and above it after a failed
 * load. `notLoaded`: the sentence of that failure.
 */
export function ListStatus({
  isLoading,
  refusal,
  notLoaded,
  onRetry,
}: {
  isLoading: boolean;
  refusal: Refusal | null;
  notLoaded: string;
  onRetry: () => void;
}) {
  const { common } = useTexts();
  const retry = useRetry(refusal, onRetry);
  if (refusal !== null)
    return (
      <Notice tone="bad">
        <p>{notLoaded}</p>
        <RetryButton look="link" retry={retry} />
      </Notice>
    );
  if (!isLoading) return null;
  return (
    <div className={css.listSkeleton}>
      <p className="visually-hidden" role="status">
        {common.loading}
      </p>
      <span />
    </div>
  );
}
