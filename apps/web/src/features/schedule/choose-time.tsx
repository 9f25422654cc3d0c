import type { OpensAt } from '@comanda/domain/store/store-opening.ts';
import { storeOpening } from '@comanda/domain/store/why-store-is-closed.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { comingDayText } from '@comanda/i18n/format/day-text.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useOtherStore } from '../../shop/place/use-other-store.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import type { RequestOf } from '../../shop/modals/modal-request.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { paths } from '../../platform/paths.ts';
import { chooseRequestedTime, currentCart } from '../../shop/shop-store.ts';
import { slotDayAndTime } from '../../shop/time/slot-text.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import type { OfferedSchedule } from '../../shop/time/use-offered-times.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogFoot } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from './schedule.module.css';
import { SlotPicker } from './slot-picker.tsx';
import { UnschedulableProducts } from './unschedulable-products.tsx';
import { type TimeChoice, useSlotChoice } from './use-slot-choice.ts';

type Props = { offered: OfferedSchedule; request: RequestOf<'futureOrder'>; frame: ModalFrame };

/** The times, with a confirm button that names the chosen one. */
export function ChooseTime({ offered, request, frame }: Props) {
  const { shop, clock } = useApp();
  const words = useTextsOf(scheduleTexts);
  const opening = useOpening();
  const slots = useSlotChoice(offered.days, shop.getState().requestedTime);
  const confirmTime = useConfirmTime(request, frame);
  const { choice } = slots;
  return (
    <>
      <DialogBody>
        <div className={`${css.stack} ${css.roomy}`}>
          {request.slotProblem === null ? null : (
            <Notice tone="bad">{words.lost[request.slotProblem]}</Notice>
          )}
          {opening.kind === 'closed' && request.slotProblem === null ? (
            <ClosedNow opensAt={opening.opensAt} next={request.next} />
          ) : null}
          <UnschedulableProducts productIds={offered.unavailableProductIds} />
          <SlotPicker days={offered.days} slots={slots} canOrderAsap={opening.kind === 'open'} />
          <p className={css.paid}>{words.paidOnline}</p>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={() => confirmTime(choice)} aria-disabled={choice === null}>
          {choice?.kind === 'slot'
            ? words.confirm(slotDayAndTime(choice.slot, clock.now(), offered.timeZone))
            : words.confirmAsap}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Returns true if the store is open, as of the first render of the modal. */
function useOpening() {
  const { shop, clock } = useApp();
  return storeOpening(useCurrentStore(), currentCart(shop.getState()).dispatchMethod, clock.now());
}

/**
 * Stores the chosen time and continues to the `next` screen. The line under the head of the menu
 * shows and announces the time, the checkout shows it beside its button. A toast says that the
 * order is for now again, because that line is gone then.
 */
function useConfirmTime(
  { next }: Props['request'],
  frame: ModalFrame,
): (choice: TimeChoice) => void {
  const { shop, toasts } = useApp();
  const words = useTextsOf(scheduleTexts);
  const go = useNavigate();
  return (choice) => {
    if (choice === null) return;
    const slot = choice.kind === 'slot' ? choice.slot : null;
    chooseRequestedTime(shop, slot);
    if (next === 'checkout') return go(paths.checkout);
    frame.close();
    if (slot === null && !location.pathname.startsWith(paths.checkout))
      showToast(toasts, words.doneAsap, null, 3_000);
  };
}

/**
 * The store opens later. Another store that takes the order now is offered, because an open one may
 * be near.
 */
function ClosedNow({ opensAt, next }: { opensAt: OpensAt; next: Props['request']['next'] }) {
  const words = useTextsOf(scheduleTexts);
  const dispatch = useTextsOf(dispatchTexts);
  const modals = useModals();
  const other = useOtherStore(next);
  return (
    <Notice icon="clock">
      {opensAt === null
        ? words.closedLater
        : words.closedOpens({
            day: comingDayText(opensAt.weekday, opensAt.today),
            time: opensAt.time,
          })}
      {other.takesOrder === 'atTime' ? (
        <p>
          <Button look="link" onClick={() => modals.replace(other.list)}>
            {dispatch.closedOpenNow}
          </Button>
        </p>
      ) : null}
    </Notice>
  );
}
