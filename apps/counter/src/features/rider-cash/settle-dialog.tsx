import { type RiderMoney, settleRider } from '@comanda/contract/counter/rider-cash.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { add, type Minor, negate } from '@comanda/domain/money/money.ts';
import { counterRiderCashTexts } from '@comanda/i18n/areas/counter-rider-cash.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useDifferenceText } from '../../counter/use-difference-text.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { CarriedOrders } from './carried-orders.tsx';
import { MoneyForm } from './money-form.tsx';
import css from './rider-cash.module.css';

type Props = { storeId: StoreId; rider: RiderMoney; isDrawerOpen: boolean; onClose: () => void };

/** Reads with staff what a rider carries, and takes the cash that the rider hands in. */
export function SettleDialog({ storeId, rider, isDrawerOpen, onClose }: Props) {
  const texts = useTextsOf(counterRiderCashTexts);
  const title = texts.receiveFrom(rider.name);
  const { send, isBusy } = useSettlement({ storeId, rider, onClose });
  return (
    <Dialog label={title} closeLabel={texts.back} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.body}>
          <Sums rider={rider} />
          <MoneyForm
            {...{ label: texts.amount, action: texts.receive, toHandIn: rider.toHandIn, isBusy }}
            onSend={send}
          />
          {isDrawerOpen || rider.toHandIn === 0 ? null : <Notice>{texts.drawerClosed}</Notice>}
          <CarriedOrders orders={rider.orders} />
        </div>
      </DialogBody>
    </Dialog>
  );
}

/** The sums that lead to what the rider hands in; what brings no cash stands apart below. */
function Sums({ rider }: { rider: RiderMoney }) {
  const texts = useTextsOf(counterRiderCashTexts);
  const { cash, cashTips, toHandIn, card, otherTips } = rider;
  return (
    <>
      <dl className={css.sums}>
        <Sum name={texts.cash} amount={cash} />
        {cashTips > 0 ? <Sum name={texts.cashTips} amount={negate(cashTips)} /> : null}
        <Sum name={texts.handsIn} amount={toHandIn} isWhole />
      </dl>
      {card > 0 || otherTips > 0 ? (
        <dl className={css.apart}>
          {card > 0 ? <Sum name={texts.card} note={texts.cardNote} amount={card} /> : null}
          {otherTips > 0 ? (
            <Sum name={texts.otherTips} note={texts.otherTipsNote} amount={otherTips} />
          ) : null}
        </dl>
      ) : null}
    </>
  );
}

type SumProps = { name: string; note?: string; amount: Minor; isWhole?: boolean };

function Sum({ name, note, amount, isWhole = false }: SumProps) {
  const money = useMoney();
  return (
    <div data-whole={isWhole}>
      <dt>
        {name}
        {note === undefined ? null : <span className={css.quiet}>{note}</span>}
      </dt>
      <dd>{money(amount)}</dd>
    </div>
  );
}

/**
 * Sends the settlement about the orders that the dialog opened with: those that are handed over
 * meanwhile belong to the next one.
 */
function useSettlement({ storeId, rider, onClose }: Omit<Props, 'isDrawerOpen'>) {
  const texts = useTextsOf(counterRiderCashTexts);
  const { toasts } = useCounter();
  const money = useMoney();
  const differenceText = useDifferenceText();
  const { run, isBusy } = useCounterAction(settleRider, {
    onDone: (answer) => {
      if (answer) {
        const amount = money(add(rider.toHandIn, answer.difference));
        showToast(
          toasts,
          texts.received({ amount, difference: differenceText(answer.difference) }),
        );
      }
      onClose();
    },
    onRefused: onClose,
    refusalText: ({ label }) => (label === 'OPERATION_NOT_SUPPORTED' ? texts.changed : null),
  });
  const send = (handedIn: Minor): void => {
    const orderIds = rider.orders.map(({ orderId }) => orderId);
    void run({
      params: { id: storeId, riderId: rider.riderId },
      body: { orderIds, toHandIn: rider.toHandIn, handedIn },
    });
  };
  return { send, isBusy };
}
