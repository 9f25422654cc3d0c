import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/** The reason why a step did not go on, by the catalogue of refusals. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  const errors = useTextsOf(errorsTexts);
  const { country } = useSettings();
  if (refusal === null) return null;
  const { title, text } = errorText(errors, refusal, (amount) => formatMoney(amount, country));
  return (
    <Notice tone="bad">
      <p role="alert">
        <b>{title}.</b> {text}
      </p>
    </Notice>
  );
}
