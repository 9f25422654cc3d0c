import type { Settlement } from '@comanda/contract/counter/rider-cash.ts';
import { managers } from '@comanda/contract/role-sets.ts';
import { counterRiderCashTexts } from '@comanda/i18n/areas/counter-rider-cash.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useDifferenceText } from '../../counter/use-difference-text.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { useWhen } from '../../counter/use-when.ts';
import css from './rider-cash.module.css';

type Props = {
  settlements: readonly Settlement[];
  onCorrect: (settlement: Settlement) => void;
};

/** The settlements of a store, the newest first, with differences and corrections. */
export function SettlementsList({ settlements, onCorrect }: Props) {
  const texts = useTextsOf(counterRiderCashTexts);
  return (
    <details className={css.fold}>
      <summary>{texts.last}</summary>
      <ul className={css.rows}>
        {settlements.map((settlement) => (
          <SettlementRow key={settlement.id} {...{ settlement, onCorrect }} />
        ))}
      </ul>
    </details>
  );
}

type RowProps = { settlement: Settlement; onCorrect: Props['onCorrect'] };

function SettlementRow({ settlement, onCorrect }: RowProps) {
  const texts = useTextsOf(counterRiderCashTexts);
  const { role } = useSession();
  const money = useMoney();
  const when = useWhen();
  const differenceText = useDifferenceText();
  const { at, staffName, handedIn, difference, isBooked, orders, corrections } = settlement;
  const name = settlement.riderName ?? texts.removedRider;
  const facts = [when(at), texts.receivedBy(staffName), texts.deliveries(orders)];
  return (
    <li>
      <b>{name}</b>
      <b>{money(handedIn)}</b>
      <span className={css.quiet}>{facts.join(' · ')}</span>
      <span>{differenceText(difference)}</span>
      {isBooked ? null : <span className={css.full}>{texts.waits}</span>}
      {corrections.map((each) => (
        <span key={each.at} className={css.full}>
          {texts.correction({ amount: money(each.amount), name: each.staffName })}
        </span>
      ))}
      {managers.some((manager) => manager === role) ? (
        <Button
          look="link"
          aria-label={texts.correctOf(name)}
          onClick={() => onCorrect(settlement)}
        >
          {texts.correct}
        </Button>
      ) : null}
    </li>
  );
}
