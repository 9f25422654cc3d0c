import { useReading } from '@comanda/client/use-reading.ts';
import { getRemovalOptions } from '@comanda/contract/counter/line-removals.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useState } from 'react';
import { ReadingState } from '../../counter/screen.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ChooseRemoval } from './choose-removal.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import type { RemovalChoice, RemovalOptions } from './removal-choice.ts';
import css from './line-removal.module.css';

type Props = { storeId: StoreId; orderId: OrderId; number: number; onClose: () => void };

/**
 * Takes units off an order in two steps: the dishes with the reason, then what becomes of their
 * money. Nothing changes before the shopper's yes.
 * docs/rules/line-removals.md#units-taken-off-an-order.
 */
export function RemovalDialog({ storeId, orderId, number, onClose }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const params = { id: storeId, orderId };
  const reading = useReading((call) => call(getRemovalOptions, { params }), orderId);
  const [choice, setChoice] = useState<RemovalChoice | null>(null);
  const refused = (): void => {
    setChoice(null);
    void reading.reload();
  };
  const options: RemovalOptions | null = reading.value;
  return (
    <Dialog label={texts.title(number)} closeLabel={texts.close} onClose={onClose} staysOnOverlay>
      <DialogHead title={texts.title(number)} />
      <DialogBody>
        <div className={css.steps}>
          <ReadingState reading={reading} />
          {options?.way === null ? <Notice>{texts.noMoney}</Notice> : null}
          {options && choice ? (
            <ConfirmRemoval
              {...{ params, options, choice }}
              onBack={() => setChoice(null)}
              onRefused={refused}
              onDone={onClose}
            />
          ) : null}
          {options && options.way !== null && !choice ? (
            <ChooseRemoval options={options} onChoose={setChoice} />
          ) : null}
        </div>
      </DialogBody>
    </Dialog>
  );
}
