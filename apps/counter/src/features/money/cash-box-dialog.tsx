import { countDrawer, moveDrawerCash, openDrawer } from '@comanda/contract/counter/drawer.ts';
import { drawerReasons, type DrawerReason } from '@comanda/domain/counter/drawer/drawer-session.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { AmountField } from '../../counter/amount-field.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useDifferenceText } from '../../counter/use-difference-text.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';

/** A step of the drawer that asks for an amount. */
export type CashBoxStep = 'open' | 'take' | 'put' | 'count';

/** `waiting`: cash of riders that comes into the drawer when it opens, minor units. */
type Props = { storeId: StoreId; step: CashBoxStep; waiting: Minor; onClose: () => void };

const leads = {
  open: 'openLead',
  take: 'takeLead',
  put: 'putLead',
  count: 'countLead',
} as const;

/** Asks for an amount, and for a reason where cash moves without an order. */
export function CashBoxDialog({ storeId, step, waiting, onClose }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const { cashBox } = texts;
  const money = useMoney();
  const [amount, setAmount] = useState<Minor | null>(null);
  const [reason, setReason] = useState<DrawerReason>('supplier');
  const { send, isBusy } = useCashBoxStep({ storeId, step, onClose });
  const moves = step === 'take' || step === 'put';
  const isOff = amount === null || (moves && amount === 0);
  const title = cashBox[step];
  return (
    <Dialog label={title} closeLabel={texts.close} onClose={onClose}>
      <DialogHead title={title} lead={cashBox[leads[step]]} />
      <DialogBody>
        <form
          className={css.cashForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isOff && !isBusy) send(amount, reason);
          }}
        >
          {step === 'open' && waiting !== 0 ? (
            <Notice>{cashBox.openWaiting(money(waiting))}</Notice>
          ) : null}
          <AmountField id="drawer-amount" label={cashBox.amount} onChange={setAmount} />
          {moves ? <ReasonField reason={reason} onChoose={setReason} /> : null}
          <ActionButton wide isBusy={isBusy} isOff={isOff}>
            {title}
          </ActionButton>
        </form>
      </DialogBody>
    </Dialog>
  );
}

type ReasonProps = { reason: DrawerReason; onChoose: (reason: DrawerReason) => void };

function ReasonField({ reason, onChoose }: ReasonProps) {
  const { cashBox } = useTextsOf(counterMoneyTexts);
  return (
    <Field id="drawer-reason" label={cashBox.reasonLabel}>
      <select
        value={reason}
        onChange={({ target }) => {
          const chosen = drawerReasons.find((each) => each === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {drawerReasons.map((each) => (
          <option key={each} value={each}>
            {cashBox.reason[each]}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Sends the step. A refusal says that somebody was faster, and the screen reads again. */
function useCashBoxStep({ storeId, step, onClose }: Omit<Props, 'waiting'>) {
  const { cashBox } = useTextsOf(counterMoneyTexts);
  const { toasts } = useCounter();
  const differenceText = useDifferenceText();
  const done = (text: string): void => {
    showToast(toasts, text);
    onClose();
  };
  const refused = {
    onRefused: onClose,
    refusalText: ({ label }: Refusal) =>
      label === 'OPERATION_NOT_SUPPORTED' ? cashBox.changed : null,
  };
  const open = useCounterAction(openDrawer, { ...refused, onDone: () => done(cashBox.opened) });
  const move = useCounterAction(moveDrawerCash, { ...refused, onDone: () => done(cashBox.noted) });
  const count = useCounterAction(countDrawer, {
    ...refused,
    onDone: (answer) => done(answer ? cashBox.counted(differenceText(answer.difference)) : ''),
  });
  const params = { id: storeId };
  const send = (amount: Minor, reason: DrawerReason): void => {
    if (step === 'open') void open.run({ params, body: { float: amount } });
    else if (step === 'count') void count.run({ params, body: { counted: amount } });
    else void move.run({ params, body: { kind: step === 'put' ? 'in' : 'out', reason, amount } });
  };
  return { send, isBusy: open.isBusy || move.isBusy || count.isBusy };
}
