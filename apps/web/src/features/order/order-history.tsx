import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Photo } from '@comanda/ui/photo.tsx';
import css from './order.module.css';
import { placedAtText, productsText, statusTitle } from './order-texts.ts';

/** Orders that have ended, newest first. */
export function OrderHistory({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className={css.past}>
      {orders.map((order) => (
        <li key={order.id}>
          <PastOrder order={order} />
        </li>
      ))}
    </ul>
  );
}

function PastOrder({ order }: { order: Order }) {
  const { page, clock } = useApp();
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  const placed = placedAtText(order, clock.now(), words);
  const name = words.number(order.number);
  return (
    <article className={`${css.card} ${css.pastCard}`} aria-label={`${name}, ${placed}`}>
      <PastPhoto order={order} />
      <div className={css.pastHead}>
        <h3>{placed}</h3>
        <b>{formatMoney(order.total, page.settings.country)}</b>
      </div>
      <p className={css.hint}>
        {name} · {statusTitle(order, words)}
      </p>
      <p className={css.pastWhat}>{productsText(order)}</p>
      <div className={css.pastActions}>
        <Button
          look="soft"
          onClick={() => modals.open({ kind: 'repeatOrder', order })}
          aria-label={`${words.repeat}: ${name}`}
        >
          {words.repeat}
        </Button>
        <Button
          look="soft"
          onClick={() => modals.open({ kind: 'fullOrderDetail', order })}
          aria-label={`${words.detail}: ${name}`}
        >
          {words.detail}
        </Button>
      </div>
    </article>
  );
}

/** The first product of the order that has a picture in today's menu. */
function PastPhoto({ order }: { order: Order }) {
  const index = useMenuIndex();
  const picture = order.products
    .map(({ productId }) => index.productById.get(productId)?.image)
    .find((image) => image);
  return picture ? (
    <span className={css.pastPhoto}>
      <Photo picture={picture} sizes="96px" />
    </span>
  ) : null;
}
