import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { useClosedWords } from './use-closed-words.ts';
import { useSlotTrouble } from '../../platform/slot-trouble.ts';
import { useRetry } from '../../platform/use-retry.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import { useQuote } from '../../platform/use-quote.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LostTime } from './lost-time.tsx';

/** Why this cart cannot be ordered yet, above the button that would: a minimum, a zone, something sold out. */
export function ObstacleNotice() {
  const { page, texts, quotes } = useApp();
  const errors = useArea(errorsTexts);
  const modals = useModals();
  const { quote, refusal } = useQuote();
  const closed = useClosedWords();
  const trouble = useSlotTrouble();
  const retry = useRetry(refusal, () => void quotes.getState().refresh());
  if (closed !== null) return closed.mayBeLater ? <Notice icon="clock">{closed.words}</Notice> : <Notice tone="bad">{closed.words}</Notice>;
  if (trouble !== null) return <LostTime trouble={trouble} />;
  const obstacle = refusal ?? quote?.obstacle ?? null;
  if (obstacle === null) return null;
  const said = errorText(errors, obstacle, (amount: Minor) => formatMoney(amount, page.settings.country));
  return (
    <Notice tone="bad">
      <p>{said.text}</p>
      {obstacle.label === 'UNPROCESSABLE_ITEMS' ? (
        <Button look="link" onClick={() => modals.open({ kind: 'unavailableProducts', refusal: obstacle })}>
          {texts.cart.unavailableRemove}
        </Button>
      ) : null}
      <RetryButton retry={retry} look="link" />
    </Notice>
  );
}
