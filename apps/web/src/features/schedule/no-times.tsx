import type { ProductId } from '@comanda/domain/ids.ts';
import { checkStore } from '@comanda/domain/store/check-store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useOtherStore } from '../../shop/place/use-other-store.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { RequestOf } from '../../shop/modals/modal-request.ts';
import { chooseRequestedTime, currentCart } from '../../shop/shop-store.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogFoot } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from './schedule.module.css';
import { UnschedulableProducts } from './unschedulable-products.tsx';

type Props = {
  unavailableIds: readonly ProductId[];
  request: RequestOf<'futureOrder'>;
  frame: ModalFrame;
};

/**
 * Every day is closed or full, or a product in the cart suits none: the reason and the
 * alternatives.
 */
export function NoTimes({ unavailableIds, request, frame }: Props) {
  const { clock, shop, texts } = useApp();
  const words = useTextsOf(scheduleTexts);
  const dispatch = useTextsOf(dispatchTexts);
  const modals = useModals();
  const store = useCurrentStore();
  const { dispatchMethod } = currentCart(shop.getState());
  const canOrderAsap =
    request.slotProblem !== null &&
    checkStore(store, dispatchMethod, false, clock.now()) === 'open';
  const other = useOtherStore(request.next);
  const hasOthers = other.takesOrder !== null;
  const chooseAsap = (): void => {
    chooseRequestedTime(shop, null);
    frame.close();
  };
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          {request.slotProblem === null ? null : <Notice tone="bad">{words.lost.noneLeft}</Notice>}
          <UnschedulableProducts productIds={unavailableIds} />
          <p className={css.none}>
            <b>{words.noneTitle}</b>
            {words.noneText}
          </p>
        </div>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {canOrderAsap ? (
            <Button wide onClick={chooseAsap}>
              {words.confirmAsap}
            </Button>
          ) : null}
          <Button
            wide
            look={canOrderAsap ? 'link' : 'main'}
            onClick={hasOthers ? () => modals.replace(other.list) : frame.close}
          >
            {hasOthers ? dispatch.closedOther : texts.common.accept}
          </Button>
        </div>
      </DialogFoot>
    </>
  );
}
