import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { Segments } from '@comanda/ui/choice.tsx';
import { Dialog, DialogHead } from '@comanda/ui/dialog.tsx';
import { storeIcon } from '@comanda/ui/lazy-icons.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { DeliveryTab } from './delivery-tab.tsx';
import css from '../../shop/place/place.module.css';
import { storeRecentPickup } from '../../shop/place/recent-pickup.ts';
import { PickupTab } from '../../features/dispatch/pickup-tab.tsx';
import type { DispatchSelection } from '../../features/dispatch/dispatch-selection.ts';
import { TimeChoice } from '../../features/dispatch/time-choice.tsx';
import { useChoosePlace } from '../../features/dispatch/use-choose-place.ts';
import { useTimeChoice } from '../../features/dispatch/use-time-choice.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    dispatch: {
      request: {
        next: 'nothing' | 'checkout';
        /** The tab that opens first; by default the current choice. */
        tab?: 'pickup';
        /** The shopper wants another time: the dialog of the times follows. */
        schedule?: true;
      };
    };
  }
}

/**
 * Delivery or pickup, and the place. Opens at the first add, or from the dispatch button.
 * docs/rules/places.md#store-and-fee-follow-the-address, docs/rules/places.md#stores-for-pickup.
 */
export function DispatchModal({ request, frame }: ModalProps<'dispatch'>) {
  const { texts, page, clock } = useApp();
  const words = useTextsOf(dispatchTexts);
  const current = useShop((state) => state.place.choice.kind);
  const [tab, setTab] = useState<'delivery' | 'pickup'>(
    request.tab ?? (current === 'pickup' ? 'pickup' : 'delivery'),
  );
  const time = useTimeChoice(request);
  const choose = useChoosePlace({ next: request.next, schedule: time.asksForTime }, frame);
  const choosePlaceAndTime = (chosen: DispatchSelection): Promise<void> => {
    time.store();
    if (chosen.choice.kind === 'pickup') storeRecentPickup(chosen.storeId, clock.now());
    return choose(chosen);
  };
  return (
    <Dialog
      label={words.title}
      closeLabel={texts.common.close}
      onClose={frame.close}
      size={page.settings.maps === null ? 'normal' : 'split'}
      tall
    >
      <DialogHead title={words.title} />
      <div className={css.tabs}>
        <Segments
          name="dispatch"
          legend={words.method}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'delivery', label: words.delivery, icon: 'bike' },
            { value: 'pickup', label: words.pickup, icon: storeIcon },
          ]}
        />
        <TimeChoice choice={time} dispatch={tab === 'delivery' ? 'store_delivery' : 'in_store'} />
      </div>
      {tab === 'delivery' ? (
        <DeliveryTab onChoose={choosePlaceAndTime} onPickup={() => setTab('pickup')} />
      ) : (
        <PickupTab onChoose={choosePlaceAndTime} />
      )}
    </Dialog>
  );
}
