import type { RiderMoney } from '@comanda/contract/counter/rider-cash.ts';
import { counterRiderCashTexts } from '@comanda/i18n/areas/counter-rider-cash.ts';
import type { CounterRiderCashTexts } from '@comanda/i18n/es/counter-rider-cash.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { useWhen } from '../../counter/use-when.ts';
import css from './rider-cash.module.css';

type Order = RiderMoney['orders'][number];
type Money = ReturnType<typeof useMoney>;

/** The orders of a rider with the money of each door. */
export function CarriedOrders({ orders }: { orders: readonly Order[] }) {
  const texts = useTextsOf(counterRiderCashTexts);
  const money = useMoney();
  const when = useWhen();
  return (
    <section aria-label={texts.orders}>
      <h3>{texts.orders}</h3>
      <ul className={css.rows}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <b>{texts.order(order.number)}</b>
            <b>{collectedText(order, texts, money)}</b>
            <span className={css.quiet}>{when(order.at)}</span>
            <span className={css.quiet}>{detailsText(order, texts, money)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function collectedText({ cash, card }: Order, texts: CounterRiderCashTexts, money: Money): string {
  if (cash > 0) return texts.inCash(money(cash));
  return card > 0 ? texts.byCard(money(card)) : texts.paid;
}

function detailsText(order: Order, texts: CounterRiderCashTexts, money: Money): string {
  const { paidWith, change, tip } = order;
  const note =
    paidWith === null || change === null
      ? []
      : [texts.note({ cash: money(paidWith), change: money(change) })];
  return [...note, ...(tip > 0 ? [texts.tip(money(tip))] : [])].join(' · ');
}
