import { orderingState } from '@comanda/domain/store/store-open.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useState } from 'react';
import { useApp, useArea, useNow, useShop } from '../../platform/app-context.tsx';
import { openingWords, waitOf } from '../../platform/opening-words.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice.tsx';
import { DialogBody, DialogFoot } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Chosen } from './chosen.ts';

/** The stores that hand over at the counter, with address, hours and wait. */
export function PickupTab({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const { page, texts } = useApp();
  const words = useArea(dispatchTexts);
  const now = useNow() ?? Date.now();
  const stores = page.stores.filter((store) => ['open', 'scheduledOnly'].includes(orderingState(store, 'in_store', now).kind));
  const currentId = useShop((shop) => shop.place.storeId);
  const [chosenId, setChosenId] = useState(currentId);
  const chosen = stores.find((store) => store.id === chosenId) ?? stores[0];
  if (chosen === undefined) {
    return (
      <DialogBody>
        <Notice>{words.pickupNone}</Notice>
      </DialogBody>
    );
  }
  return (
    <>
      <DialogBody>
        <ChoiceList
          name="store"
          legend={words.pickupLabel}
          value={String(chosen.id)}
          onChange={(value) => setChosenId(stores.find((store) => String(store.id) === value)?.id ?? chosen.id)}
          options={stores.map((store) => ({
            value: String(store.id),
            label: store.name,
            hint: `${store.textAddress} · ${openingWords(store, 'in_store', now, texts).words} · ${waitOf(store, 'pickup', texts)}`,
            icon: 'store' as const,
          }))}
        />
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={() => onChoose({ storeId: chosen.id, choice: { kind: 'pickup' } })}>
          {words.pickupConfirm(chosen.name)}
        </Button>
      </DialogFoot>
    </>
  );
}
