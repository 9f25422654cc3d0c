import type { PickupStore } from '@comanda/domain/store/nearest-stores.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { MapView } from '../../ui/map/map-view.tsx';
import { mapWords } from './map-words.ts';
import { storeMarker } from './store-marker.ts';

type Props = { stores: readonly PickupStore[]; chosen: Store; onChoose: (storeId: string) => void };

/** The same stores on a map; pressing one chooses it. The list beside it says everything in words. */
export function PickupMap({ stores, chosen, onChoose }: Props) {
  const { page } = useApp();
  const words = useArea(dispatchTexts);
  const { maps } = page.settings;
  if (maps === null) return null;
  return (
    <MapView
      tiles={maps}
      words={mapWords(words, words.pickupMapFailed)}
      markers={stores.map(({ store }) => storeMarker(store, store.id === chosen.id))}
      onMarker={onChoose}
    />
  );
}
