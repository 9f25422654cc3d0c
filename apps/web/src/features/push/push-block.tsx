import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { pushNewsOf } from '@comanda/domain/push/push-news.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { bellIcon } from '@comanda/ui/lazy-icons.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './push.module.css';
import { type PushState, usePush } from './use-push.ts';

/**
 * Offers push messages while there is news to come: until the food leaves, or is ready to be
 * fetched.
 */
export function PushBlock({ order }: { order: Order }) {
  const isNewsToCome =
    !hasOrderEnded(order.status) && pushNewsOf(order.status, order.dispatchMethod) === null;
  return isNewsToCome ? <PushOffer order={order} /> : null;
}

/** The result is read aloud; the button keeps the focus while it works. */
function PushOffer({ order }: { order: Order }) {
  const { push: words } = useTextsOf(ordersTexts);
  const { state, turnOn, turnOff } = usePush(order.id);
  if (state.kind === 'absent') return null;
  const isOn = state.kind === 'on';
  const isBusy = state.kind === 'working';
  return (
    <div className={css.push} data-said={resultText(state.kind, words) === '' ? undefined : ''}>
      <p role="status" className={css.state}>
        {resultText(state.kind, words)}
      </p>
      {isOn ? (
        <Button look="link" onClick={() => void turnOff()}>
          {words.stop}
        </Button>
      ) : (
        <Button
          look="quiet"
          aria-label={words.offer[order.dispatchMethod]}
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void turnOn())}
        >
          <Icon name={bellIcon} />
          {words.short}
        </Button>
      )}
    </div>
  );
}

function resultText(kind: PushState['kind'], words: OrderTexts['push']): string {
  return kind === 'on' || kind === 'blocked' || kind === 'failed' ? words[kind] : '';
}
