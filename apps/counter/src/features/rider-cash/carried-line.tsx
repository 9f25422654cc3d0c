import { useReading } from '@comanda/client/use-reading.ts';
import { getRiderCash } from '@comanda/contract/counter/rider-cash.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { sumOf } from '@comanda/domain/money/money.ts';
import { counterRiderCashTexts } from '@comanda/i18n/areas/counter-rider-cash.ts';
import { Link } from 'wouter';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import css from './rider-cash.module.css';

/**
 * Beside the drawer: the cash that riders still carry, which no drawer has, and where they hand it
 * in. Nothing while they carry none. docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export function CarriedLine({ storeId }: { storeId: StoreId }) {
  const texts = useTextsOf(counterRiderCashTexts);
  const money = useMoney();
  const input = { params: { id: storeId } };
  const reading = useReading((call) => call(getRiderCash, input), `rider cash ${storeId}`);
  const carriers = reading.value?.riders.filter(({ toHandIn }) => toHandIn > 0) ?? [];
  if (carriers.length === 0) return null;
  const amount = money(sumOf(carriers, ({ toHandIn }) => toHandIn));
  return (
    <p className={css.carried}>
      <span>{texts.carried({ riders: carriers.length, amount })}</span>
      <Link href={paths.riders}>{texts.receive}</Link>
    </p>
  );
}
