import type { Order } from '@comanda/domain/order/order.ts';
import { endedUnfulfilled, hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import type { ReactNode } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { repeatIcon } from '@comanda/ui/lazy-icons.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { ClockCard } from './clock-card.tsx';
import { HelpBlock } from './help-block.tsx';
import css from './order.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { endedText } from './order-texts.ts';
import { OrderAddressBlock } from './order-address-block.tsx';
import { WayBlock } from './way-block.tsx';
import { OrderSteps } from './order-steps.tsx';
import { SurveyAction } from './survey-action.tsx';
import type { Liveness } from './use-live-order.ts';

type Props = {
  order: Order;
  liveness: Liveness;
  /** The undo button, for six seconds. */ undo: ReactNode;
  /** The question whether units may be taken off. */ question: ReactNode;
  /** The amount due, and the ways to pay it. */ pay: ReactNode;
  /** The offer of push messages. */ push: ReactNode;
  /** The stars of a completed order. */ rating: ReactNode;
};

/**
 * One order and its progress: time, steps, address, products, amounts and help.
 * docs/rules/orders.md#status-words, docs/rules/orders.md#order-that-came-to-nothing.
 */
export function OrderTracking({ order, liveness, undo, question, pay, push, rating }: Props) {
  return (
    <div className={css.tracking}>
      <div className={css.column}>
        {question}
        {pay}
        <ClockCard order={order} undo={undo} />
        {hasOrderEnded(order.status) ? <EndedNotice order={order} rating={rating} /> : null}
        {endedUnfulfilled(order.status) ? null : (
          <>
            <WayBlock order={order} />
            <section className={css.card}>
              <OrderSteps order={order} />
              <LiveLine order={order} liveness={liveness} push={push} />
            </section>
          </>
        )}
      </div>
      <div className={css.column}>
        <OrderAddressBlock order={order} />
        <OrderDetailBlock order={order} />
        <HelpBlock order={order} />
      </div>
    </div>
  );
}

/**
 * The consequence of the end for the food and the money and, if the order came to nothing, a way to
 * order again. The live region has announced it already.
 */
function EndedNotice({ order, rating }: { order: Order; rating: ReactNode }) {
  const words = useTextsOf(ordersTexts);
  const isOver = endedUnfulfilled(order.status);
  return (
    <section className={css.ended}>
      <p>
        <Icon name={order.status === 'completed' ? 'check' : 'alert'} />
        <span>
          {endedText(order, words)} {isOver ? words.endedAgain : ''}
        </span>
      </p>
      {isOver ? (
        <RepeatButton order={order} look="main" />
      ) : (
        <>
          {rating}
          <SurveyAction order={order} look="soft" />
        </>
      )}
    </section>
  );
}

function RepeatButton({ order, look }: { order: Order; look: 'main' | 'soft' }) {
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  return (
    <Button look={look} wide onClick={() => modals.open({ kind: 'repeatOrder', order })}>
      <Icon name={repeatIcon} />
      {words.repeat}
    </Button>
  );
}

type LiveProps = { order: Order; liveness: Liveness; push: ReactNode };

/** The state of the connection and the offer of push messages, in one row that keeps its height. */
function LiveLine({ order, liveness, push }: LiveProps) {
  const words = useTextsOf(ordersTexts);
  if (hasOrderEnded(order.status)) return null;
  return (
    <div className={css.foot}>
      <p className={css.live} data-state={liveness}>
        {liveness === 'reconnecting' ? words.reconnecting : words.live}
      </p>
      {push}
    </div>
  );
}

function OrderDetailBlock({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  return (
    <Block title={words.detailTitle}>
      <OrderLines order={order} />
      <OrderTotals order={order} />
      <div className={css.after}>
        <Button look="link" wide onClick={() => modals.open({ kind: 'fullOrderDetail', order })}>
          {words.fullDetail}
        </Button>
        {endedUnfulfilled(order.status) ? null : <RepeatButton order={order} look="soft" />}
      </div>
    </Block>
  );
}
