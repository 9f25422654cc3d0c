import { type PickupStore, pickupStores } from '@comanda/domain/store/stores-at-point.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { distanceText } from '@comanda/i18n/format/distance-text.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useNow } from '../../shop/time/use-now.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogFoot } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import type { DispatchSelection } from './dispatch-selection.ts';
import css from '../../shop/place/place.module.css';
import { NearMe } from './near-me.tsx';
import { openingAndWait } from './opening-and-wait.ts';
import { PickupMap } from './pickup-map.tsx';
import { StoreDetails } from './store-details.tsx';
import { StoreChoiceList } from './store-choice-list.tsx';
import { usePickupOrigin } from './use-pickup-origin.ts';
import { useRecentPickup } from './use-recent-pickup.ts';

/**
 * The pickup stores, nearest first, with address, hours and wait; also on a map if the brand has
 * tiles.
 */
export function PickupTab({
  onChoose,
}: {
  onChoose: (chosen: DispatchSelection) => Promise<void>;
}) {
  const app = useApp();
  const words = useTextsOf(dispatchTexts);
  const now = useNow();
  const { from, locating, locate } = usePickupOrigin();
  const stores = now === null ? [] : pickupStores(app.page.stores, from);
  const { storeId, choice } = useShop((shop) => shop.place);
  const recent = useRecentPickup();
  const firstId = choice.kind === 'pickup' || recent === null ? storeId : recent.id;
  const [chosenId, setChosenId] = useState<string>(String(firstId));
  const chosen = (stores.find(({ store }) => String(store.id) === chosenId) ?? stores[0])?.store;
  if (chosen === undefined || now === null) {
    return (
      <DialogBody>
        <Notice>{words.pickupNone}</Notice>
      </DialogBody>
    );
  }
  const hintOf = (each: PickupStore): readonly string[] => {
    const away =
      each.distance === null
        ? []
        : [words.pickupAway(distanceText(each.distance, app.page.settings.country.locale))];
    return [[...away, each.store.textAddress].join(' · '), openingAndWait(each.store, now, app)];
  };
  return (
    <>
      <DialogBody>
        <div className={`${css.stack} ${css.split}`}>
          <StoreChoiceList
            legend={words.pickupLabel}
            stores={stores}
            chosen={chosen}
            onChoose={setChosenId}
            hintOf={hintOf}
          />
          {stores.length > 1 ? <NearMe locating={locating} onAsk={locate} /> : null}
          <StoreDetails store={chosen} />
          <PickupMap stores={stores} chosen={chosen} onChoose={setChosenId} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button
          wide
          onClick={() => void onChoose({ storeId: chosen.id, choice: { kind: 'pickup' } })}
        >
          {words.pickupConfirm(chosen.name)}
        </Button>
      </DialogFoot>
    </>
  );
}
