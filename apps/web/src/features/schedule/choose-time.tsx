import { storeOpening } from '@comanda/domain/store/store-open.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { comingDay } from '@comanda/i18n/format/day.ts';
import { useApp, useArea, useCurrentStore } from '../../platform/app-context.tsx';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { useGo } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { chooseTime, currentCart } from '../../platform/shop-store.ts';
import { dayAndTime } from '../../platform/time-words.ts';
import { showToast } from '../../platform/toasts.ts';
import type { Offered } from '../../platform/use-offered-times.ts';
import { Button } from '../../ui/button.tsx';
import { DialogBody, DialogFoot } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './schedule.module.css';
import { SlotPicker } from './slot-picker.tsx';
import { Unsuited } from './unsuited.tsx';
import { type TimeChoice, useSlotChoice } from './use-slot-choice.ts';

type Props = { offered: Offered; request: RequestOf<'futureOrder'>; frame: ModalFrame };

/** The times, with the button that says which one it takes. */
export function ChooseTime({ offered, request, frame }: Props) {
  const { shop, clock } = useApp();
  const words = useArea(scheduleTexts);
  const opening = useOpening();
  const slots = useSlotChoice(offered.days, shop.getState().wanted);
  const take = useTake(request, frame);
  const { choice } = slots;
  return (
    <>
      <DialogBody>
        <div className={`${css.stack} ${css.roomy}`}>
          {request.lost === null ? null : <Notice tone="bad">{words.lost[request.lost]}</Notice>}
          {opening.kind === 'closed' && request.lost === null ? <ClosedNow opensAt={opening.opensAt} /> : null}
          <Unsuited productIds={offered.unavailableProductIds} />
          <SlotPicker days={offered.days} slots={slots} mayBeAsap={opening.kind === 'open'} />
          <p className={css.paid}>{words.paidOnline}</p>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={() => take(choice)} aria-disabled={choice === null}>
          {choice?.kind === 'slot' ? words.confirm(dayAndTime(choice.slot, clock.now(), offered.timeZone)) : words.confirmAsap}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Whether the store works, as it did when the modal was drawn. */
function useOpening() {
  const { shop, clock } = useApp();
  return storeOpening(useCurrentStore(), currentCart(shop.getState()).dispatchMethod, clock.now());
}

/** Keeps the choice and goes on to where the shopper was going; the menu says it, the checkout shows it beside its button. */
function useTake({ next }: Props['request'], frame: ModalFrame): (choice: TimeChoice) => void {
  const { shop, clock, toasts } = useApp();
  const words = useArea(scheduleTexts);
  const { timeZone } = useCurrentStore();
  const go = useGo();
  return (choice) => {
    if (choice === null) return;
    const slot = choice.kind === 'slot' ? choice.slot : null;
    chooseTime(shop, slot);
    if (next === 'checkout') return go(paths.checkout);
    frame.close();
    if (location.pathname.startsWith(paths.checkout)) return;
    showToast(toasts, slot === null ? words.doneAsap : words.done(dayAndTime(slot, clock.now(), timeZone)), null, 3_000);
  };
}

type OpensAt = Extract<ReturnType<typeof storeOpening>, { kind: 'closed' }>['opensAt'];

function ClosedNow({ opensAt }: { opensAt: OpensAt }) {
  const words = useArea(scheduleTexts);
  return (
    <Notice icon="clock">
      {opensAt === null ? words.closedLater : words.closedOpens({ day: comingDay(opensAt.weekday, opensAt.today), time: opensAt.time })}
    </Notice>
  );
}
