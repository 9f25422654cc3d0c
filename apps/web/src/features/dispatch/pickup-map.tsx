import type { PickupStore } from '@comanda/domain/store/stores-at-point.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { MapView } from '@comanda/ui/map/map-view.tsx';
import css from '../../shop/place/place.module.css';
import { mapTexts } from '../../shop/place/map-texts.ts';
import { storeMarker } from '../../shop/place/store-marker.ts';

type Props = { stores: readonly PickupStore[]; chosen: Store; onChoose: (storeId: string) => void };

/**
 * The pickup stores on a map; pressing a marker chooses the store. The list beside it has the same
 * data as text.
 */
export function PickupMap({ stores, chosen, onChoose }: Props) {
  const { page } = useApp();
  const words = useTextsOf(dispatchTexts);
  const { maps } = page.settings;
  if (maps === null) return null;
  return (
    <div className={css.beside}>
      <MapView
        tiles={maps}
        words={mapTexts(words, words.pickupMapFailed)}
        markers={stores.map(({ store }) => storeMarker(store, store.id === chosen.id))}
        onMarker={onChoose}
      />
    </div>
  );
}
