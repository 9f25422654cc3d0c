import { type PickupStore, pickupStores } from '@comanda/domain/store/nearest-stores.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { distanceWords } from '@comanda/i18n/format/distance.ts';
import { useState } from 'react';
import { type AppContext, useApp, useArea, useNow, useShop } from '../../platform/app-context.tsx';
import { openingWords, waitOf } from '../../platform/opening-words.ts';
import { storeIcon } from '../../ui/far-icons.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice.tsx';
import { DialogBody, DialogFoot } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Chosen } from './chosen.ts';
import css from './dispatch.module.css';
import { NearMe } from './near-me.tsx';
import { PickupMap } from './pickup-map.tsx';
import { useWhereFrom } from './use-where-from.ts';

/** The stores that hand over at the counter, nearest first, with address, hours and wait; on a map too, where there is one. */
export function PickupTab({ onChoose }: { onChoose: (chosen: Chosen) => Promise<void> }) {
  const app = useApp();
  const words = useArea(dispatchTexts);
  const now = useNow();
  const { from, locating, ask } = useWhereFrom();
  const stores = now === null ? [] : pickupStores(app.page.stores, from);
  const currentId = useShop((shop) => shop.place.storeId);
  const [chosenId, setChosenId] = useState<string>(String(currentId));
  const chosen = (stores.find(({ store }) => String(store.id) === chosenId) ?? stores[0])?.store;
  if (chosen === undefined || now === null) {
    return (
      <DialogBody>
        <Notice>{words.pickupNone}</Notice>
      </DialogBody>
    );
  }
  const hintOf = (each: PickupStore): string => {
    const away = each.distance === null ? [] : [words.pickupAway(distanceWords(each.distance, app.page.settings.country.locale))];
    return [...away, ...pickupFacts(each, now, app)].join(' · ');
  };
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          <ChoiceList
            name="store"
            legend={words.pickupLabel}
            value={String(chosen.id)}
            onChange={setChosenId}
            options={stores.map((each) => ({
              value: String(each.store.id),
              label: each.store.name,
              hint: hintOf(each),
              icon: storeIcon,
            }))}
          />
          {stores.length > 1 ? <NearMe locating={locating} onAsk={ask} /> : null}
          <PickupMap stores={stores} chosen={chosen} onChoose={setChosenId} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={() => void onChoose({ storeId: chosen.id, choice: { kind: 'pickup' } })}>
          {words.pickupConfirm(chosen.name)}
        </Button>
      </DialogFoot>
    </>
  );
}

const pickupFacts = ({ store }: PickupStore, now: number, { texts }: Pick<AppContext, 'texts'>): readonly string[] => [
  store.textAddress,
  openingWords(store, 'in_store', now, texts).words,
  waitOf(store, 'in_store', null, texts),
];
