import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useMemo } from 'react';
import { useApp, useTextsOf } from '../../shop/app-context.tsx';
import { MapView } from '../../ui/map/map-view.tsx';
import css from '../../shop/place/place.module.css';
import { nearestCoveringZone } from '../../shop/place/coverage.ts';
import { mapTexts } from '../../shop/place/map-texts.ts';
import { storeMarker } from '../../shop/place/store-marker.ts';

type Props = {
  point: GeoPoint;
  /** The point is only the middle of an area. */ isRough: boolean;
  onMove: (point: GeoPoint) => void;
  /** The map or its pictures did not come. */ onFail: () => void;
};

/** Shows a comuna, so that its shopper finds the own street in it. */
const areaZoom = 14;

/** Where exactly: a pin to move, the stores that deliver and how far. Nothing at all for a brand without map pictures. */
export function PlaceMap({ point, isRough, onMove, onFail }: Props) {
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
  const coveringId = nearestCoveringZone(stores, point)?.store.id ?? null;
  const markers = useMemo(
    () => stores.map((store) => storeMarker(store, store.id === coveringId)),
    [stores, coveringId],
  );
  const { maps } = page.settings;
  if (maps === null) return null;
  return (
    <div>
      <MapView
        tiles={maps}
        words={mapTexts(words, words.mapFailed)}
        zones={zones}
        markers={markers}
        pin={{ point, label: words.pinLabel, onMove }}
        {...(isRough ? { maxInitialZoom: areaZoom } : {})}
        onFail={onFail}
      />
      <p className={css.pinHint}>{words.pinHint}</p>
    </div>
  );
}
