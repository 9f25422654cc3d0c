import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import css from './order.module.css';
import { arrivalOf, expectedAt } from './order-words.ts';

/** When it arrives, as a clock time, or that the restaurant confirms it, and the code to say at the door. Nothing once the order has ended. */
export function EtaCard({ order }: { order: Order }) {
  const words = useArea(ordersTexts);
  const { clock } = useApp();
  const expected = expectedAt(order, clock.now(), words);
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
            <time dateTime={arrivalOf(order) ?? undefined}>{expected.time}</time>
          )}
        </p>
      </div>
      {order.handOverCode === null ? null : (
        <div className={css.code}>
          <p>{words.handOverCode}</p>
          <p className={css.digits}>{order.handOverCode}</p>
        </div>
      )}
      {expected.time === null ? <small>{words.timeToConfirmHelp}</small> : null}
      {order.handOverCode === null ? null : <small>{words.handOverHelp}</small>}
    </section>
  );
}
