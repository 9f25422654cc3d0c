import { checkCart } from '@comanda/domain/cart/check-cart.ts';
import { offersLostBy } from '@comanda/domain/cart/offers-of-cart.ts';
import { priceCart } from '@comanda/domain/cart/price-cart.ts';
import { subtotalOf } from '@comanda/domain/cart/quote-lines.ts';
import { repairCart } from '@comanda/domain/cart/repair-cart.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { readLineProblems, soldOutLines } from './line-problems.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { localPriceFacts } from '../../shop/money/local-price-facts.ts';
import { momentOf } from '../../shop/menu/use-moment.ts';
import { currentCart, setLines } from '../../shop/shop-store.ts';
import { LostOffers } from './lost-offers.tsx';
import css from './place-order.module.css';
import { repairText } from './repair-text.ts';
import { useRepairedTotal } from './use-repaired-total.ts';
import totals from './unavailable-products.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    unavailableProducts: { request: { refusal: Refusal } };
  }
}

type Props = ModalProps<'unavailableProducts'>;

/**
 * Lines and options that are no longer available, the repair of each, and the new total; one press
 * accepts the repair. The quote is requested again, so that the problems stay marked in the cart if
 * the shopper keeps the lines. docs/rules/cart.md#unavailable-products-modal.
 */
export function UnavailableProducts({ request, frame }: Props) {
  const { texts, shop, quotes } = useApp();
  const index = useMenuIndex();
  const { before, after, repairs, money, lost, sum } = useRepair(request);
  const { total: newTotal, lostCoupon } = useRepairedTotal(after, sum);
  const isEmpty = after.lines.length === 0;
  const total = newTotal === null ? null : money(newTotal);
  const accept = (): void => {
    setLines(shop, after);
    frame.close();
  };
  useEffect(() => void quotes.getState().refresh(), [quotes]);
  return (
    <Dialog
      label={texts.cart.unavailableTitle}
      closeLabel={texts.common.close}
      onClose={frame.close}
    >
      <DialogHead title={texts.cart.unavailableTitle} lead={texts.cart.unavailableText} />
      <DialogBody>
        <RepairList before={before} repairs={repairs} />
        {lost === null ? null : <LostOffers lost={lost} money={money} />}
        {isEmpty ? (
          <p className={totals.empty}>{texts.cart.unavailableEmpty}</p>
        ) : (
          <NewTotal
            before={money(subtotalOf(before, index))}
            food={money(subtotalOf(after, index))}
            total={total}
          />
        )}
        {lostCoupon === null ? null : (
          <p role="status">{texts.cart.unavailableCoupon(lostCoupon)}</p>
        )}
      </DialogBody>
      <RepairActions total={isEmpty ? null : total} onAccept={accept} onKeep={frame.close} />
    </Dialog>
  );
}

type RepairActionsProps = {
  /** null while the server prices the cart, and for a cart that is empty. */
  total: string | null;
  onAccept: () => void;
  onKeep: () => void;
};

function RepairActions({ total, onAccept, onKeep }: RepairActionsProps) {
  const { texts } = useApp();
  return (
    <DialogFoot>
      <div className={css.actions}>
        <Button wide onClick={onAccept}>
          {total === null ? texts.cart.unavailableRemove : texts.cart.unavailableAccept(total)}
        </Button>
        <Button look="link" wide onClick={onKeep}>
          {texts.cart.unavailableKeep}
        </Button>
      </div>
    </DialogFoot>
  );
}

type RepairListProps = Pick<ReturnType<typeof useRepair>, 'before' | 'repairs'>;

/** Each line that is repaired, and the change that repairs it. */
function RepairList({ before, repairs }: RepairListProps) {
  const { texts } = useApp();
  const index = useMenuIndex();
  const isLater = useShop((state) => state.requestedTime !== null);
  const countOf = (hash: string): number =>
    before.lines.find((line) => line.hash === hash)?.count ?? 1;
  return (
    <ul className={css.list}>
      {repairs.map((repair) => (
        <li key={repair.problem.hash} data-repair={repair.kind}>
          <b>{repair.problem.name === '' ? texts.menu.notOffered : repair.problem.name}</b>
          <small>
            {repairText(repair, { count: countOf(repair.problem.hash), isLater, index, texts })}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The cart when the dialog opened, the repaired cart, and the browser's total of it. */
function useRepair(request: Props['request']) {
  const app = useApp();
  const { shop, clock, page } = app;
  const index = useMenuIndex();
  const store = useCurrentStore();
  const [before] = useState(() => currentCart(shop.getState()));
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  const now = clock.now();
  const localProblems = checkCart(before, index, momentOf(shop.getState(), store, now));
  const problems =
    readLineProblems(request.refusal) ??
    (localProblems.length > 0 ? localProblems : soldOutLines(request.refusal, before, index));
  const { cart: after, repairs } = repairCart(before, problems, index);
  const facts = localPriceFacts(app);
  const priced = priceCart(after, facts);
  const sum = priced.ok ? priced.value.total : subtotalOf(after, index);
  const lost = offersLostBy(before, after, facts);
  return { before, after, repairs, money, lost, sum };
}

type NewTotalProps = { before: string; food: string; total: string | null };

/** `total` is null while the server prices the cart. */
function NewTotal({ before, food, total }: NewTotalProps) {
  const { texts } = useApp();
  return (
    <dl className={totals.totals} aria-busy={total === null}>
      <div>
        <dt>{texts.cart.unavailableFood}</dt>
        <dd>
          {before === food ? null : (
            <s>
              <span className="visually-hidden">{texts.cart.unavailableBefore(before)}</span>
              <span aria-hidden="true">{before}</span>
            </s>
          )}{' '}
          {food}
        </dd>
      </div>
      <div>
        <dt>{texts.cart.unavailableTotal}</dt>
        <dd>
          <b>{total ?? '…'}</b>
        </dd>
      </div>
    </dl>
  );
}
