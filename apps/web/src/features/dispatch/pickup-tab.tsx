import { orderingState } from '@comanda/domain/store/store-open.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useState } from 'react';
import { useApp, useArea, useNow, useShop } from '../../platform/app-context.tsx';
import { openingWords, waitOf } from '../../platform/opening-words.ts';
import type { Texts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice.tsx';
import { DialogBody, DialogFoot } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Chosen } from './chosen.ts';

/** The stores that hand over at the counter, with address, hours and wait. */
export function PickupTab({ onChoose }: { onChoose: (chosen: Chosen) => Promise<void> }) {
  const { page, texts } = useApp();
  const words = useArea(dispatchTexts);
  const now = useNow();
  const stores = now === null ? [] : page.stores.filter((store) => offersPickup(store, now));
  const currentId = useShop((shop) => shop.place.storeId);
  const [chosenId, setChosenId] = useState(currentId);
  const chosen = stores.find((store) => store.id === chosenId) ?? stores[0];
  if (chosen === undefined || now === null) {
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
            hint: pickupHint(store, now, texts),
            icon: 'store' as const,
          }))}
        />
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={() => void onChoose({ storeId: chosen.id, choice: { kind: 'pickup' } })}>
          {words.pickupConfirm(chosen.name)}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Closed stores stay in the list with their hours; those that take no pickup at all do not. */
const offersPickup = (store: Store, now: number): boolean => ['open', 'scheduledOnly'].includes(orderingState(store, 'in_store', now).kind);

const pickupHint = (store: Store, now: number, texts: Texts): string =>
  [store.textAddress, openingWords(store, 'in_store', now, texts).words, waitOf(store, 'pickup', texts)].join(' · ');
