import type { Reading } from '@comanda/client/use-reading.ts';
import type { getHeldMoney } from '@comanda/contract/counter/held-money.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { heldForHours } from '@comanda/domain/payment/held-money.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { longDayText } from '@comanda/i18n/format/day-text.ts';
import {
  heldMoneyAge,
  heldMoneyIntro,
  heldMoneyNext,
  heldMoneyReason,
  heldMoneyTitle,
} from '@comanda/i18n/held-money-text.ts';
import { Link } from 'wouter';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ticketPath } from '../../platform/paths.ts';
import css from './money.module.css';

type HeldMoney = AnswerOf<typeof getHeldMoney>;
/** `storeId` null: all stores of the person, each entry with its store's name. */
type Props = { reading: Reading<AnswerOf<typeof getHeldMoney>>; storeId: StoreId | null };

/**
 * The money that providers have, or may have, and that pays no order: order, amount, age, and what
 * happens next. docs/rules/payments.md#money-that-pays-no-order.
 */
export function HeldMoneyPanel({ reading, storeId }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const { value } = reading;
  const entries = value ? entriesOf(value, storeId) : [];
  const hidden = value ? value.count - value.entries.length : 0;
  return (
    <Panel title={heldMoneyTitle}>
      <ReadingState reading={reading} />
      {value !== null && entries.length === 0 ? <p>{texts.nothingHeld}</p> : null}
      {entries.length === 0 ? null : <p className={css.note}>{heldMoneyIntro}</p>}
      <ul className={css.held}>
        {entries.map((entry) => (
          <HeldRow
            key={`${entry.orderId} ${entry.kind} ${entry.since}`}
            entry={entry}
            now={value?.now ?? entry.since}
            showsStore={storeId === null}
          />
        ))}
      </ul>
      {hidden > 0 ? <p className={css.note}>{texts.moreHeld(hidden)}</p> : null}
    </Panel>
  );
}

/** The entries of one store, or all. */
export const entriesOf = ({ entries }: HeldMoney, storeId: StoreId | null): HeldMoney['entries'] =>
  storeId === null ? entries : entries.filter((entry) => entry.storeId === storeId);

type RowProps = { entry: HeldMoney['entries'][number]; now: string; showsStore: boolean };

function HeldRow({ entry, now, showsStore }: RowProps) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const { stores } = useStores();
  const { orderId, number, storeId, method, kind, amount, since, polledUntil } = entry;
  const store = stores.find(({ id }) => id === storeId);
  const day =
    polledUntil === null || store === undefined
      ? ''
      : longDayText(zonedTime(instantOf(polledUntil), store.timeZone).date);
  const age = heldMoneyAge(heldForHours({ since: instantOf(since) }, instantOf(now)));
  return (
    <li>
      <Link className={css.order} href={ticketPath(orderId)}>
        <b>{texts.order(number)}</b>
        <span>
          {[texts.method[method], ...(showsStore && store ? [store.name] : [])].join(' · ')}
        </span>
      </Link>
      <b className={css.sum}>{money(amount)}</b>
      <p>
        <b>{age}</b> {heldMoneyReason[kind]} {heldMoneyNext[kind](day)}
      </p>
    </li>
  );
}
