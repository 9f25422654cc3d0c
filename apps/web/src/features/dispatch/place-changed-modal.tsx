import type { PlaceChange } from '@comanda/domain/cart/place-change-summary.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon, type IconName } from '@comanda/ui/icons.tsx';
import { potIcon, receiptIcon, storeIcon } from '@comanda/ui/lazy-icons.ts';
import type { StoredPlace } from '../../shop/shop-schema.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { takesOrders } from '../../shop/time/takes-orders.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { paths } from '../../platform/paths.ts';
import { choosePlace } from '../../shop/shop-store.ts';
import css from '../../shop/place/place.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    placeChanged: {
      request: {
        changes: readonly PlaceChange[];
        before: StoredPlace;
        next: 'nothing' | 'checkout';
        /** The dialog of the times follows. */
        schedule: boolean;
      };
    };
  }
}

/**
 * Shows what another place changed: store, dishes, prices, fee. One button accepts it, another
 * restores the previous place.
 */
export function PlaceChangedModal({ request, frame }: ModalProps<'placeChanged'>) {
  const app = useApp();
  const { shop, texts, page } = app;
  const modals = useModals();
  const words = useTextsOf(dispatchTexts);
  const go = useNavigate();
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  const accept = (): void => {
    const { next } = request;
    if (request.schedule && takesOrders(app))
      modals.replace({ kind: 'futureOrder', next, slotProblem: null });
    else if (next === 'checkout') go(paths.checkout);
    else frame.close();
  };
  const undoChoice = (): void => {
    choosePlace(shop, request.before.storeId, request.before.choice);
    frame.close();
  };
  return (
    <Dialog label={words.changesTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.changesTitle} lead={words.changesLead} />
      <DialogBody isReadOnly>
        <ul className={css.changes}>
          {request.changes.map((change) => (
            <li key={change.kind}>
              <Icon name={icons[change.kind]} />
              <span>
                <ChangeText change={change} words={words} money={money} />
              </span>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <div className={css.stacked}>
          <Button wide onClick={accept}>
            {words.changesAccept}
          </Button>
          <Button look="link" wide onClick={undoChoice}>
            {words.changesBack}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}

const icons: Record<PlaceChange['kind'], IconName> = {
  store: storeIcon,
  gone: 'alert',
  food: potIcon,
  fee: 'bike',
  minimum: 'alert',
  maximum: 'alert',
  total: receiptIcon,
};

type ChangeTextProps = {
  change: PlaceChange;
  words: DispatchTexts;
  money: (amount: Minor) => string;
};

function ChangeText({ change, words, money }: ChangeTextProps) {
  switch (change.kind) {
    case 'store':
      return (
        <>
          {words.changeStore(change.to)}
          <small>{words.changeStoreBefore(change.from)}</small>
        </>
      );
    case 'gone':
      return (
        <>
          {words.changeGone(change.names)}
          <small>{words.changeGoneHint}</small>
        </>
      );
    case 'minimum':
      return words.changeMinimum(money(change.missing));
    case 'maximum':
      return words.changeMaximum(money(change.over));
    case 'food':
    case 'fee':
    case 'total':
      return (
        <>
          {words.changeAmount[change.kind](money(change.to))}
          <small>{words.changeAmountBefore(money(change.from))}</small>
        </>
      );
    default:
      return unreachable(change);
  }
}
