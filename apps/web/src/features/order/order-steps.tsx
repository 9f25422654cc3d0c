import type { Order } from '@comanda/domain/order/order.ts';
import { type StepKey, timelineSteps, type TimelineStep } from '@comanda/domain/order/timeline.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { homeIcon, potIcon, receiptIcon, storeIcon } from '@comanda/ui/lazy-icons.ts';
import { Icon, type IconName } from '@comanda/ui/icons.tsx';
import { statusNext, stepTime, stepTitle } from './order-texts.ts';
import css from './order.module.css';

const icons: Record<StepKey, IconName> = {
  scheduled: 'calendar',
  created: receiptIcon,
  preparing: potIcon,
  ready: 'bag',
  inTransit: 'bike',
  completed: homeIcon,
};

/**
 * The steps of an order; the current step shows the next one.
 * docs/rules/orders.md#steps-of-an-order.
 */
export function OrderSteps({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  return (
    <ol className={css.steps} aria-label={words.stepsLabel}>
      {timelineSteps(order).map((step) => (
        <Step key={step.key} step={step} order={order} />
      ))}
    </ol>
  );
}

function Step({ step, order }: { step: TimelineStep; order: Order }) {
  const { clock } = useApp();
  const words = useTextsOf(ordersTexts);
  const { key, state, at } = step;
  const icon = key === 'completed' && order.dispatchMethod === 'in_store' ? storeIcon : icons[key];
  return (
    <li className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={css.dot}>
        <Icon name={state === 'done' ? 'check' : icon} size={17} />
      </span>
      <span className={css.stepText}>
        <b>{stepTitle(key, order, words)}</b>
        <span className="visually-hidden">{stepStateText(state, words)}</span>
        <StepNote step={step} order={order} />
      </span>
      {at === null ? null : <time dateTime={at}>{stepTime(at, clock.now(), order.timeZone)}</time>}
    </li>
  );
}

const stepStateText = (state: TimelineStep['state'], words: OrderTexts): string =>
  state === 'done' ? `, ${words.stepDone}` : state === 'now' ? `, ${words.stepNow}` : '';

function StepNote({ step, order }: { step: TimelineStep; order: Order }) {
  const words = useTextsOf(ordersTexts);
  if (step.state === 'now') return <small>{statusNext(order, words)}</small>;
  return step.key === 'created' ? <small>{order.storeName}</small> : null;
}
