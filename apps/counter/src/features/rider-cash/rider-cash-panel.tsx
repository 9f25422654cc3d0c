import { useReading } from '@comanda/client/use-reading.ts';
import {
  getRiderCash,
  type RiderMoney,
  type Settlement,
} from '@comanda/contract/counter/rider-cash.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterRiderCashTexts } from '@comanda/i18n/areas/counter-rider-cash.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useEffect, useState } from 'react';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import css from './rider-cash.module.css';
import { SettleDialog } from './settle-dialog.tsx';
import { SettlementsList } from './settlements-list.tsx';

/** `changes`: another value when the riders were read again, so that the money is too. */
type Props = { storeId: StoreId; changes: unknown };

/**
 * The money that the riders of a store carry, and what they handed in.
 * docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export function RiderCashPanel({ storeId, changes }: Props) {
  const texts = useTextsOf(counterRiderCashTexts);
  const [settled, setSettled] = useState<RiderMoney | null>(null);
  const [corrected, setCorrected] = useState<Settlement | null>(null);
  const input = { params: { id: storeId } };
  const reading = useReading((call) => call(getRiderCash, input), `rider cash ${storeId}`);
  const { value: money, reload } = reading;
  useEffect(() => void reload(), [changes, reload]);
  const close = (): void => {
    setSettled(null);
    setCorrected(null);
    void reload();
  };
  return (
    <Panel title={texts.title}>
      <ReadingState reading={reading} />
      {money?.riders.length === 0 ? <p className={css.quiet}>{texts.none}</p> : null}
      <ul className={css.riders}>
        {money?.riders.map((rider) => (
          <li key={rider.riderId}>
            <CarriedMoney rider={rider} onReceive={() => setSettled(rider)} />
          </li>
        ))}
      </ul>
      {money && money.settlements.length > 0 ? (
        <SettlementsList settlements={money.settlements} onCorrect={setCorrected} />
      ) : null}
      {settled && money ? (
        <SettleDialog
          {...{ storeId, rider: settled, isDrawerOpen: money.isDrawerOpen }}
          onClose={close}
        />
      ) : null}
      {corrected ? <CorrectDialog {...{ storeId, settlement: corrected }} onClose={close} /> : null}
    </Panel>
  );
}

type CarriedProps = { rider: RiderMoney; onReceive: () => void };

function CarriedMoney({ rider, onReceive }: CarriedProps) {
  const texts = useTextsOf(counterRiderCashTexts);
  const money = useMoney();
  const { name, orders, toHandIn } = rider;
  return (
    <div className={css.rider}>
      <span className={css.who}>
        <b>{name}</b>
        <span className={css.quiet}>{texts.deliveries(orders.length)}</span>
      </span>
      <span className={css.sum}>
        <span className={css.quiet}>{texts.handsIn}</span>
        <b>{money(toHandIn)}</b>
      </span>
      <Button look="quiet" aria-label={texts.receiveFrom(name)} onClick={onReceive}>
        {texts.receive}
      </Button>
    </div>
  );
}
