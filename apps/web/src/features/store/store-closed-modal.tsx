import { orderingState, storeOpening } from '@comanda/domain/store/store-open.ts';
import { weekdayName } from '@comanda/i18n/format/day.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';

/** The store takes no order now: when it opens, if that is known, and another store. Spec §4 Store open check. */
export function StoreClosedModal({ frame }: { frame: ModalFrame }) {
  const { texts, page } = useApp();
  const words = useArea(dispatchTexts);
  const modals = useModals();
  const text = useClosedText();
  const hasOthers = page.stores.length > 1;
  return (
    <Dialog label={words.closedTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.closedTitle} />
      <DialogBody>
        <p role="alert">{text}</p>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={hasOthers ? () => modals.replace({ kind: 'dispatch', next: 'nothing' }) : frame.close}>
          {hasOthers ? words.closedOther : texts.common.accept}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** A store that is blocked by its subscription or switched off promises no opening. */
function useClosedText(): string {
  const { clock } = useApp();
  const words = useArea(dispatchTexts);
  const store = useCurrentStore();
  const isDelivery = useShop(({ place }) => place.choice.kind === 'delivery');
  const dispatch = isDelivery ? 'store_delivery' : 'in_store';
  const opening = storeOpening(store, dispatch, clock.now());
  const isBlocked = orderingState(store, dispatch, clock.now()).kind === 'blocked';
  if (isBlocked || opening.kind === 'open' || opening.opensAt === null) return words.closedNoTime;
  const { today, weekday, time } = opening.opensAt;
  return words.closedText({ day: today ? 'hoy' : weekdayName(weekday), time });
}
