import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './order.module.css';
import { arrivalTime, expectedTime } from './order-texts.ts';

/**
 * The arrival as a clock time, or a note that the restaurant confirms it, and the hand-over code.
 * Renders nothing once the order has ended.
 */
export function EtaCard({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const { clock } = useApp();
  const expected = expectedTime(order, clock.now(), words);
  if (expected === null) return null;
  return (
    <section className={css.eta} aria-label={expected.label}>
      <div>
        <p>{expected.label}</p>
        <p className={css.clock}>
          {expected.day === null ? null : <span>{expected.day} </span>}
          {expected.time === null ? (
            <span>{words.timeToConfirm}</span>
          ) : (
            <time dateTime={arrivalTime(order) ?? undefined}>{expected.time}</time>
          )}
        </p>
      </div>
      {order.handOverCode === null ? null : (
        <div className={css.code}>
          <p>{words.handOverCode[order.dispatchMethod]}</p>
          <p className={css.digits}>{order.handOverCode}</p>
        </div>
      )}
      {expected.time === null ? <small>{words.timeToConfirmHelp}</small> : null}
      {order.handOverCode === null ? null : (
        <small>{words.handOverHelp[order.dispatchMethod]}</small>
      )}
    </section>
  );
}
