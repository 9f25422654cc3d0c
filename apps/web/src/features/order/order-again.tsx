import { useReading } from '@comanda/client/use-reading.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { repeatIcon } from '@comanda/ui/lazy-icons.ts';
import { useApp } from '../../shop/app-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './banner.module.css';
import { fetchFirstPages } from './fetch-orders.ts';
import { productsText } from './order-texts.ts';
import { newestFirst } from './orders-state.ts';
import { releaseBannerSpace, reserveBannerSpace } from './reserve-banner-space.ts';

/**
 * "1 × Doble Brasa · Pide de nuevo": the last order that was handed over, with its lines at today's
 * prices one tap away. docs/rules/orders.md#order-again-on-the-menu.
 */
export function OrderAgain() {
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  const order = useLastOrder();
  if (order === null) return null;
  return (
    <aside aria-label={words.again}>
      <button
        type="button"
        className={css.banner}
        aria-haspopup="dialog"
        onClick={() => modals.open({ kind: 'repeatOrder', order })}
      >
        <Icon name={repeatIcon} />
        <span className={css.what}>{productsText(order)}</span>
        <b>{words.again}</b>
      </button>
    </aside>
  );
}

function useLastOrder(): Order | null {
  const { clock, ...source } = useApp();
  const reading = useReading(async (_, signal) => {
    const pages = await fetchFirstPages(source, signal);
    if (!pages.ok) return refuse(pages.error);
    const last = pages.value
      .flatMap(({ orders }) => orders)
      .filter(({ status }) => status === 'completed')
      .toSorted(newestFirst)[0];
    if (last !== undefined) reserveBannerSpace(clock.now());
    else if (!signal.aborted) releaseBannerSpace();
    return accept(last ?? null);
  }, 'last order');
  return reading.value;
}
