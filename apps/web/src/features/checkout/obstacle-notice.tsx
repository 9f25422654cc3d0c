import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useClosedText } from './use-closed-text.ts';
import { useSlotProblem } from '../../shop/time/slot-problem.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useQuote } from '../../shop/money/use-quote.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { TimeUnavailableNotice } from './time-unavailable-notice.tsx';

/**
 * Shows above the pay button the first reason for which the cart cannot be ordered yet: a zone, a
 * sold-out product, a minimum.
 */
export function ObstacleNotice() {
  const { page, texts, quotes } = useApp();
  const errors = useTextsOf(errorsTexts);
  const modals = useModals();
  const { quote, refusal } = useQuote();
  const closed = useClosedText();
  const slotProblem = useSlotProblem();
  const retry = useRetry(refusal, () => void quotes.getState().refresh());
  if (closed !== null) return <Notice icon="clock">{closed.text}</Notice>;
  if (slotProblem !== null) return <TimeUnavailableNotice problem={slotProblem} />;
  const obstacle = refusal ?? quote?.obstacles[0] ?? null;
  if (obstacle === null) return null;
  const message = errorText(errors, obstacle, (amount: Minor) =>
    formatMoney(amount, page.settings.country),
  );
  return (
    <Notice tone="bad">
      <p>{message.text}</p>
      {obstacle.label === 'UNPROCESSABLE_ITEMS' ? (
        <Button
          look="link"
          onClick={() => modals.open({ kind: 'unavailableProducts', refusal: obstacle })}
        >
          {texts.cart.unavailableRemove}
        </Button>
      ) : null}
      <RetryButton retry={retry} look="link" />
    </Notice>
  );
}
