import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import { rankDeliveryStores } from '@comanda/domain/store/rank-delivery-stores.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useMemo } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { hasFinePointer } from '@comanda/ui/has-fine-pointer.ts';
import { MapView } from '@comanda/ui/map/map-view.tsx';
import css from '../../shop/place/place.module.css';
import { useOrderTime } from '../../shop/time/order-time.ts';
import { mapTexts } from '../../shop/place/map-texts.ts';
import { storeMarker } from '../../shop/place/store-marker.ts';

type Props = {
  /** Without a point the map shows the stores and their zones. */ point: GeoPoint | null;
  /** true: the point is only the centre of an area. */ isRough: boolean;
  /** A tap on the map sets the pin, also before there is a point. */ canPlace: boolean;
  onMove: (point: GeoPoint) => void;
  /** Called when the map or its tiles fail to load. */ onFail: () => void;
};

/**
 * Zoom of a point that is only an area: shows a comuna, so that the shopper can find the street.
 */
const areaZoom = 14;

/**
 * The map with a movable pin, the delivering stores and their zones. Renders nothing for a brand
 * without map tiles.
 */
export function PlaceMap({ point, isRough, canPlace, onMove, onFail }: Props) {
  const { page } = useApp();
  const words = useTextsOf(dispatchTexts);
  const stores = useMemo(
    () => page.stores.filter((store) => offersDispatch(store, 'store_delivery')),
    [page.stores],
  );
  const zones = useMemo(
    () => stores.flatMap(({ deliveryZones }) => deliveryZones.map(({ polygon }) => polygon)),
    [stores],
  );
  const time = useOrderTime();
  const coveringId =
    point === null ? null : (rankDeliveryStores(stores, point, time)[0]?.store.id ?? null);
  const markers = useMemo(
    () => stores.map((store) => storeMarker(store, store.id === coveringId)),
    [stores, coveringId],
  );
  const { maps } = page.settings;
  if (maps === null) return null;
  return (
    <div className={css.beside}>
      <MapView
        key={point === null ? 'stores' : 'pin'}
        tiles={maps}
        words={mapTexts(words, words.mapFailed)}
        zones={zones}
        markers={markers}
        {...(canPlace ? { onPlace: onMove } : {})}
        pin={point === null ? null : { point, label: words.pinLabel, onMove }}
        {...(isRough ? { maxInitialZoom: areaZoom } : {})}
        onFail={onFail}
      />
      {point === null && !canPlace ? null : (
        <p className={css.pinHint}>{words.pinHint[hintOf(point)]}</p>
      )}
    </div>
  );
}

function hintOf(point: GeoPoint | null): 'place' | 'keyboard' | 'touch' {
  if (point === null) return 'place';
  return hasFinePointer() ? 'keyboard' : 'touch';
}
