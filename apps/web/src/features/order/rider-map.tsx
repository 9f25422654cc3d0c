import { hasFood } from '@comanda/domain/courier/delivery-status.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { homeIcon, storeIcon } from '../../ui/far-icons.ts';
import type { MapMarker } from '../../ui/map/map-parts.ts';
import { MapView } from '../../ui/map/map-view.tsx';
import css from './order.module.css';
import { addressWords } from './order-words.ts';
import { placeOf } from './rider-news.ts';

/** Store, rider and door on a map. The words beside it say the same; without a map they say all of it. */
export function RiderMap({ order, store }: { order: Order; store: Point | null }) {
  const { page } = useApp();
  const words = useArea(ordersTexts);
  const zoom = useArea(dispatchTexts);
  const { maps } = page.settings;
  const { rider, address } = order;
  const at = rider === null ? null : placeOf(rider);
  if (maps === null || rider === null || at === null || address === null || store === null) return null;
  const markers: readonly MapMarker[] = [
    { id: 'store', point: store, label: order.storeName, icon: storeIcon, isChosen: false },
    { id: 'door', point: address, label: addressWords(order), icon: homeIcon, isChosen: false },
    { id: 'rider', point: at, label: rider.name ?? words.rider.title, icon: 'bike', isChosen: true },
  ];
  return (
    <div className={css.riderMap}>
      <MapView
        tiles={maps}
        words={{ label: words.rider.map, zoomIn: zoom.mapZoomIn, zoomOut: zoom.mapZoomOut, failed: words.rider.mapFailed }}
        markers={markers}
        around={hasFood(rider.status) ? [store, address, at] : [at, store]}
      />
    </div>
  );
}
