import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useState } from 'react';
import { useApp, useArea, useShop } from '../../platform/app-context.tsx';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { storeIcon } from '../../ui/far-icons.ts';
import { Segments } from '../../ui/choice.tsx';
import { Dialog, DialogHead } from '../../ui/dialog.tsx';
import { DeliveryTab } from './delivery-tab.tsx';
import css from './dispatch.module.css';
import { PickupTab } from './pickup-tab.tsx';
import { useChoosePlace } from './use-choose-place.ts';

/** Delivery or pickup, and where. Asked at the first add, or when the shopper asks. Spec §2, experience §4. */
export function DispatchModal({ request, frame }: { request: RequestOf<'dispatch'>; frame: ModalFrame }) {
  const { texts } = useApp();
  const words = useArea(dispatchTexts);
  const current = useShop((state) => state.place.choice.kind);
  const [tab, setTab] = useState<'delivery' | 'pickup'>(request.tab ?? (current === 'pickup' ? 'pickup' : 'delivery'));
  const choose = useChoosePlace(request.next, frame);
  return (
    <Dialog label={words.title} closeLabel={texts.common.close} onClose={frame.close}>
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
      </div>
      {tab === 'delivery' ? <DeliveryTab onChoose={choose} onPickup={() => setTab('pickup')} /> : <PickupTab onChoose={choose} />}
    </Dialog>
  );
}
