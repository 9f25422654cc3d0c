import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useState } from 'react';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useApp } from '../../shop/app-context.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import type { CoveringZone } from '../../shop/place/coverage.ts';
import css from '../../shop/place/place.module.css';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useShop } from '../../shop/use-shop.ts';
import { StoreChoiceList } from './store-choice-list.tsx';
import { useChoosePlace } from './use-choose-place.ts';
import { useDeliveryStores } from './use-delivery-stores.ts';
import { useDeliveryStoreHint } from './use-delivery-store-hint.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    deliveryStores: { request: { next: 'nothing' | 'checkout' } };
  }
}

type Props = ModalProps<'deliveryStores'>;

/**
 * The stores that deliver to the address of the order, to choose another one.
 * docs/rules/places.md#choice-of-another-store.
 */
export function DeliveryStoresModal({ request, frame }: Props) {
  const { texts } = useApp();
  const words = useTextsOf(dispatchTexts);
  const { address, stores } = useDeliveryStores();
  return (
    <Dialog label={words.storesTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.storesTitle} lead={address?.textAddress ?? ''} />
      {stores.length === 0 ? (
        <DialogBody>
          <Notice tone="bad">{words.outsideTitle}</Notice>
        </DialogBody>
      ) : (
        <StoreChoice stores={stores} request={request} frame={frame} />
      )}
    </Dialog>
  );
}

/** Another store than the present one is chosen at first: the shopper came to change it. */
function StoreChoice({ stores, request, frame }: Props & { stores: readonly CoveringZone[] }) {
  const words = useTextsOf(dispatchTexts);
  const place = useShop((shop) => shop.place);
  const choose = useChoosePlace({ next: request.next, schedule: false }, frame);
  const hintOf = useDeliveryStoreHint();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const first = stores.find(({ store }) => store.id !== place.storeId) ?? stores[0];
  const chosen = (stores.find(({ store }) => String(store.id) === chosenId) ?? first)?.store;
  const { choice } = place;
  if (chosen === undefined || choice.kind === 'undecided') return null;
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          <StoreChoiceList
            legend={words.storesTitle}
            stores={stores}
            chosen={chosen}
            onChoose={setChosenId}
            hintOf={hintOf}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={() => void choose({ storeId: chosen.id, choice })}>
          {words.storesConfirm(chosen.name)}
        </Button>
      </DialogFoot>
    </>
  );
}
