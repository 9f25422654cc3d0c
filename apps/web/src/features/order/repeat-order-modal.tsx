import type { Cart } from '@comanda/domain/cart/cart.ts';
import { addLine } from '@comanda/domain/cart/edit-cart.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import {
  type PricedRepeat,
  priceRepeatedOrder,
  type RepeatedPrice,
} from '@comanda/domain/order/price-repeated-order.ts';
import { repeatOrder, type RepeatedLines } from '@comanda/domain/order/repeat-order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useApp } from '../../shop/app-context.ts';
import { describePicks } from '../../shop/cart/describe-picks.ts';
import { localPriceFacts } from '../../shop/money/local-price-facts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { momentOf } from '../../shop/menu/use-moment.ts';
import { currentCart, setLines } from '../../shop/shop-store.ts';
import css from './order.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    repeatOrder: { request: { order: Order } };
  }
}

/**
 * A past order checked against today's menu: the lines that are added with their prices of today,
 * the lines that are unavailable, and the choice to add to the cart or replace it.
 * docs/rules/orders.md#repeat-order.
 */
export function RepeatOrderModal({ request, frame }: ModalProps<'repeatOrder'>) {
  const app = useApp();
  const { texts, shop } = app;
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  const isEmpty = useShop(({ lines }) => lines.length === 0);
  const repeatable = useRepeatable(request.order);
  const priced = priceRepeatedOrder(repeatable, currentCart(shop.getState()), localPriceFacts(app));
  const repeat = (into: 'join' | 'replace'): void => {
    const cart = currentCart(shop.getState());
    const from: Cart = into === 'replace' ? { ...cart, lines: [] } : cart;
    setLines(shop, repeatable.lines.reduce(addLine, from));
    modals.replace({ kind: 'miniCart' });
  };
  return (
    <Dialog label={words.repeatTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead
        title={words.repeatTitle}
        lead={repeatable.lines.length === 0 ? undefined : words.repeatText}
      />
      <DialogBody>
        <RepeatableLines priced={priced} dropped={repeatable.dropped} />
      </DialogBody>
      <DialogFoot>
        <Actions
          priced={priced}
          isNothing={repeatable.lines.length === 0}
          isEmpty={isEmpty}
          onRepeat={repeat}
          onClose={frame.close}
        />
      </DialogFoot>
    </Dialog>
  );
}

function useRepeatable(order: Order): RepeatedLines {
  const { clock } = useApp();
  const index = useMenuIndex();
  const store = useCurrentStore();
  const place = useShop((shop) => shop.place);
  const requestedTime = useShop((shop) => shop.requestedTime);
  return repeatOrder(order, index, momentOf({ place, requestedTime }, store, clock.now()));
}

type LinesProps = { priced: PricedRepeat; dropped: RepeatedLines['dropped'] };

function RepeatableLines({ priced, dropped }: LinesProps) {
  const words = useTextsOf(ordersTexts);
  const { country } = useSettings();
  if (priced.lines.length === 0) return <p className={css.list}>{words.repeatNone}</p>;
  return (
    <>
      <ul className={css.list}>
        {priced.lines.map((repeated) => (
          <RepeatedLine key={repeated.line.hash} {...repeated} />
        ))}
        {priced.offers === 0 ? null : (
          <li className={css.line}>
            <span>{words.repeatOffers}</span>
            <b>{formatMoney(priced.offers, country)}</b>
          </li>
        )}
      </ul>
      {dropped.length === 0 ? null : (
        <Notice>{words.repeatDropped(joinNames([...new Set(dropped)]))}</Notice>
      )}
    </>
  );
}

function RepeatedLine({ line, total }: RepeatedPrice) {
  const { texts } = useApp();
  const { country } = useSettings();
  const index = useMenuIndex();
  const name = index.productById.get(line.productId)?.name ?? '';
  const picks = describePicks(line, index);
  return (
    <li className={css.line}>
      <span className={css.name}>{texts.cart.lineCount({ count: line.count, name })}</span>
      <b>{formatMoney(total, country)}</b>
      {picks === '' ? null : <small>{picks}</small>}
    </li>
  );
}

type ActionsProps = {
  priced: PricedRepeat;
  isNothing: boolean;
  isEmpty: boolean;
  onRepeat: (into: 'join' | 'replace') => void;
  onClose: () => void;
};

function Actions({ priced, isNothing, isEmpty, onRepeat, onClose }: ActionsProps) {
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  const { country } = useSettings();
  if (isNothing) {
    return (
      <Button wide onClick={onClose}>
        {texts.common.close}
      </Button>
    );
  }
  return (
    <div className={css.actions}>
      <Button wide onClick={() => onRepeat('join')}>
        {isEmpty ? words.repeatAdd : words.repeatJoin} · {formatMoney(priced.food, country)}
      </Button>
      {isEmpty ? null : (
        <Button look="link" wide onClick={() => onRepeat('replace')}>
          {words.repeatReplace}
        </Button>
      )}
    </div>
  );
}
