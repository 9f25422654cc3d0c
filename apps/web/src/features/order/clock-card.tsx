import type { OrderClock } from '@comanda/domain/order/order-clock.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import type { ReactNode } from 'react';
import { Icon } from '@comanda/ui/icons.tsx';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { type ClockText, clockText } from './clock-text.ts';
import css from './clock-card.module.css';
import { MapLink } from './map-link.tsx';
import { useOrderClock } from './use-order-clock.ts';

/**
 * The clock of an order and its hand-over code. Every state has the same height, so that nothing
 * below moves. Renders nothing once the order has ended.
 * docs/rules/orders.md#clock-of-an-order.
 */
export function ClockCard({ order, undo }: { order: Order; undo: ReactNode }) {
  const { clock, now } = useOrderClock(order);
  return (
    <ClockView order={order} clock={clock} now={now} undo={undo} canCall={clock.kind === 'late'} />
  );
}

/** The facts of an order that its card shows beside its clock. */
type CardOrder = Pick<
  Order,
  | 'number'
  | 'dispatchMethod'
  | 'timeZone'
  | 'storeId'
  | 'storeName'
  | 'storeAddress'
  | 'storePhone'
  | 'handOverCode'
>;
type ViewProps = {
  order: CardOrder;
  clock: OrderClock;
  now: number;
  undo: ReactNode;
  /** Shows the link to the store's telephone. */ canCall: boolean;
};

/** The card of a clock as it stands at `now` (milliseconds). */
export function ClockView({ order, clock, now, undo, canCall }: ViewProps) {
  const words = useTextsOf(ordersTexts);
  const text = clockText(clock, { order, now, words });
  if (text === null) return null;
  return (
    <section className={css.card} aria-label={text.label} data-clock={clock.kind}>
      <div>
        <p className={css.label}>
          <span>
            {text.label} {text.day === null ? null : <b>{text.day}</b>}
          </span>
        </p>
        <TimeOrStatement text={text} />
      </div>
      {order.handOverCode === null ? null : (
        <div className={css.code}>
          <p>{words.handOverCode[order.dispatchMethod]}</p>
          <p className={css.digits}>{order.handOverCode}</p>
        </div>
      )}
      <CardFoot order={order} clock={clock} note={text.note} undo={undo} canCall={canCall} />
    </section>
  );
}

function TimeOrStatement({ text: { at, time, statement } }: { text: ClockText }) {
  if (time === null) return <p className={css.statement}>{statement}</p>;
  return (
    <p className={css.time}>
      <time dateTime={at ?? undefined}>{time}</time>
    </p>
  );
}

type FootProps = Omit<ViewProps, 'now'> & { note: string | null };

/**
 * The use of the code, the way out of a delay, or the way to the counter. For six seconds the undo
 * of the order has this place.
 */
function CardFoot({ order, clock, note, undo, canCall }: FootProps) {
  const words = useTextsOf(ordersTexts);
  const help = order.handOverCode === null ? null : words.handOverHelp[order.dispatchMethod];
  return (
    <div className={css.foot}>
      <div className={css.undo}>{undo}</div>
      <small>{note ?? help}</small>
      {canCall ? <CallStore order={order} /> : null}
      {clock.kind === 'ready' ? <StoreMapLink order={order} /> : null}
    </div>
  );
}

function CallStore({ order: { storeName, storePhone } }: { order: CardOrder }) {
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  if (storePhone === '') return null;
  return (
    <a
      className={`${buttonClass('quiet')} ${css.call}`}
      href={telUrl(storePhone)}
      aria-label={texts.common.call(storeName)}
    >
      <Icon name="phone" size={18} />
      {words.rider.call}
    </a>
  );
}

function StoreMapLink({ order }: { order: CardOrder }) {
  const { page } = useApp();
  const store = page.stores.find(({ id }) => id === order.storeId);
  return <MapLink point={store ?? null} className={css.link} />;
}
