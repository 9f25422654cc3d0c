import type { Order } from '@comanda/domain/order/order.ts';
import { cameToNothing, hasEnded } from '@comanda/domain/order/order-status.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import type { ReactNode } from 'react';
import { useArea } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { repeatIcon } from '../../ui/far-icons.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EtaCard } from './eta-card.tsx';
import { HelpBlock } from './help-block.tsx';
import css from './order.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { endedWords } from './order-words.ts';
import { PlaceBlock } from './place-block.tsx';
import { RiderBlock } from './rider-block.tsx';
import { Steps } from './steps.tsx';
import type { Liveness } from './use-live-order.ts';

type Props = {
  order: Order;
  liveness: Liveness;
  /** The six-second way back, while it is open. */ undo: ReactNode;
  /** What is due, and how to pay it. */ pay: ReactNode;
};

/** One order, followed: when, how far, where, what, how much, and whom to call. experience §5 Tracking. */
export function Tracking({ order, liveness, undo, pay }: Props) {
  return (
    <div className={css.tracking}>
      <div className={css.column}>
        {pay}
        <EtaCard order={order} />
        {undo}
        {hasEnded(order.status) ? <Ended order={order} /> : null}
        {cameToNothing(order.status) ? null : (
          <>
            <RiderBlock order={order} />
            <section className={css.card}>
              <Steps order={order} />
              <LiveLine order={order} liveness={liveness} />
            </section>
          </>
        )}
      </div>
      <div className={css.column}>
        <PlaceBlock order={order} />
        <WhatBlock order={order} />
        <HelpBlock order={order} />
      </div>
    </div>
  );
}

/** What its end means for the food and for the money, and, of an order that came to nothing, the way on. The live region has said it already. */
function Ended({ order }: { order: Order }) {
  const words = useArea(ordersTexts);
  const isOver = cameToNothing(order.status);
  return (
    <section className={css.ended}>
      <p>
        <Icon name={order.status === 'completed' ? 'check' : 'alert'} />
        <span>
          {endedWords(order, words)} {isOver ? words.endedAgain : ''}
        </span>
      </p>
      {isOver ? <Repeat order={order} look="main" /> : null}
    </section>
  );
}

function Repeat({ order, look }: { order: Order; look: 'main' | 'soft' }) {
  const words = useArea(ordersTexts);
  const modals = useModals();
  return (
    <Button look={look} wide onClick={() => modals.open({ kind: 'repeatOrder', order })}>
      <Icon name={repeatIcon} />
      {words.repeat}
    </Button>
  );
}

function LiveLine({ order, liveness }: { order: Order; liveness: Liveness }) {
  const words = useArea(ordersTexts);
  if (hasEnded(order.status)) return null;
  return (
    <p className={css.live} data-state={liveness}>
      {liveness === 'lost' ? words.reconnecting : words.live}
    </p>
  );
}

function WhatBlock({ order }: { order: Order }) {
  const words = useArea(ordersTexts);
  const modals = useModals();
  return (
    <Block title={words.detailTitle}>
      <OrderLines order={order} />
      <OrderTotals order={order} />
      <div className={css.after}>
        <Button look="link" wide onClick={() => modals.open({ kind: 'fullOrderDetail', order })}>
          {words.fullDetail}
        </Button>
        {cameToNothing(order.status) ? null : <Repeat order={order} look="soft" />}
      </div>
    </Block>
  );
}
