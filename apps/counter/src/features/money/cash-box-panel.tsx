import { useReading } from '@comanda/client/use-reading.ts';
import { getDrawer } from '@comanda/contract/counter/drawer.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { negate, zero } from '@comanda/domain/money/money.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useDifferenceText } from '../../counter/use-difference-text.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { useWhen } from '../../counter/use-when.ts';
import { CashBoxDialog, type CashBoxStep } from './cash-box-dialog.tsx';
import { MoneyRows } from './money-rows.tsx';
import css from './money.module.css';

type Drawer = AnswerOf<typeof getDrawer>;
type Open = NonNullable<Drawer['open']>;

type PanelProps = { storeId: StoreId; children: ReactNode };

/**
 * The cash drawer of a store: its float, what came in and went out, and its last counts.
 * `children`: what no drawer has yet.
 * docs/rules/counter-money.md#drawer-of-a-store.
 */
export function CashBoxPanel({ storeId, children }: PanelProps) {
  const { cashBox: texts } = useTextsOf(counterMoneyTexts);
  const [step, setStep] = useState<CashBoxStep | null>(null);
  const params = { id: storeId };
  const reading = useReading((call) => call(getDrawer, { params }), `drawer ${storeId}`);
  const drawer = reading.value;
  const close = (): void => {
    setStep(null);
    void reading.reload();
  };
  return (
    <Panel title={texts.title}>
      <ReadingState reading={reading} />
      {drawer?.open ? <OpenDrawer open={drawer.open} /> : null}
      {drawer && !drawer.open ? <p className={css.note}>{texts.closed}</p> : null}
      {children}
      {drawer ? <Steps isOpen={drawer.open !== null} onChoose={setStep} /> : null}
      {drawer && drawer.counted.length > 0 ? <Counts counted={drawer.counted} /> : null}
      {step === null ? null : (
        <CashBoxDialog {...{ storeId, step }} waiting={drawer?.waiting ?? zero} onClose={close} />
      )}
    </Panel>
  );
}

type StepsProps = { isOpen: boolean; onChoose: (step: CashBoxStep) => void };

function Steps({ isOpen, onChoose }: StepsProps) {
  const { cashBox: texts } = useTextsOf(counterMoneyTexts);
  if (!isOpen)
    return (
      <div className={css.steps}>
        <Button onClick={() => onChoose('open')}>{texts.open}</Button>
      </div>
    );
  return (
    <div className={css.steps}>
      <Button look="quiet" onClick={() => onChoose('take')}>
        {texts.take}
      </Button>
      <Button look="quiet" onClick={() => onChoose('put')}>
        {texts.put}
      </Button>
      <Button onClick={() => onChoose('count')}>{texts.count}</Button>
    </div>
  );
}

function OpenDrawer({ open }: { open: Open }) {
  const { cashBox: texts } = useTextsOf(counterMoneyTexts);
  const when = useWhen();
  const { openedAt, openedBy, float, orders, riders, paidIn, paidOut, expected, movements } = open;
  return (
    <>
      <p className={css.note}>{texts.openedBy({ name: openedBy, when: when(openedAt) })}</p>
      <MoneyRows
        caption={texts.title}
        rows={[
          { label: texts.float, amount: float, sum: 'part' },
          { label: texts.orders, amount: orders },
          { label: texts.riders, amount: riders },
          { label: texts.paidIn, amount: paidIn },
          { label: texts.paidOut, amount: negate(paidOut) },
          { label: texts.expected, amount: expected, sum: 'whole' },
        ]}
      />
      {movements.length === 0 ? null : <Movements movements={movements} />}
    </>
  );
}

function Movements({ movements }: Pick<Open, 'movements'>) {
  const { cashBox: texts } = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const when = useWhen();
  return (
    <details className={css.fold}>
      <summary>{`${texts.movements} (${movements.length})`}</summary>
      <ul className={css.cashRows}>
        {movements.map(({ at, staffName, kind, reason, amount }, index) => (
          <li key={`${at} ${index}`}>
            <b>{`${texts.movement[kind]} · ${texts.reason[reason]}`}</b>
            <b>{money(amount)}</b>
            <span>{`${when(at)} · ${staffName}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Counts({ counted }: Pick<Drawer, 'counted'>) {
  const { cashBox: texts } = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const when = useWhen();
  const difference = useDifferenceText();
  return (
    <details className={css.fold}>
      <summary>{texts.counts}</summary>
      <ul className={css.cashRows}>
        {counted.map((count) => (
          <li key={count.closedAt}>
            <b>{difference(count.difference)}</b>
            <b>{money(count.counted)}</b>
            <span>{`${when(count.closedAt)} · ${texts.countedBy(count.closedBy)}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
