import { useReading } from '@comanda/client/use-reading.ts';
import { getRefundOptions } from '@comanda/contract/counter/refunds.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useState } from 'react';
import { ReadingState } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ChooseRefund } from './choose-refund.tsx';
import { ConfirmRefund } from './confirm-refund.tsx';
import type { RefundChoice } from './refund-choice.ts';
import css from './refund.module.css';

type RefundOptions = AnswerOf<typeof getRefundOptions>;

/**
 * Refunds money of an order in two steps: the choice, then the exact amount.
 * docs/rules/counter-money.md#refund-by-staff.
 */
export function RefundDialog({ orderId, onClose }: { orderId: OrderId; onClose: () => void }) {
  const texts = useTextsOf(counterMoneyTexts);
  const reading = useReading((call) => call(getRefundOptions, { params: { orderId } }), orderId, {
    everyMs: 5_000,
  });
  const [choice, setChoice] = useState<RefundChoice | null>(null);
  const [isDone, setDone] = useState(false);
  const options = reading.value;
  const title = options ? texts.refundOrder(options.number) : texts.refund;
  const leave = (wasSent: boolean): void => {
    setChoice(null);
    setDone(wasSent);
    void reading.reload();
  };
  return (
    <Dialog label={title} closeLabel={texts.close} onClose={onClose} staysOnOverlay>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.refund}>
          <ReadingState reading={reading} />
          {options ? <RefundState options={options} /> : null}
          {options && choice ? (
            <ConfirmRefund
              {...{ options, choice }}
              onBack={() => leave(false)}
              onDone={() => leave(true)}
            />
          ) : null}
          {options && !choice && !isDone ? (
            <ChooseRefund options={options} onChoose={setChoice} />
          ) : null}
          {isDone ? <Button onClick={onClose}>{texts.close}</Button> : null}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function RefundState({ options: { state, returned, due } }: { options: RefundOptions }) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  if (state === 'none') return null;
  return (
    <Notice icon="check" tone={state === 'failed' ? 'bad' : 'calm'}>
      {texts.state[state]({ returned: money(returned), due: money(due) })}
    </Notice>
  );
}
