import { isPickedUp } from '@comanda/domain/courier/delivery-status.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { homeIcon, storeIcon } from '@comanda/ui/lazy-icons.ts';
import type { MapMarker } from '@comanda/ui/map/map-props.ts';
import { MapView } from '@comanda/ui/map/map-view.tsx';
import css from './order.module.css';
import { orderAddressText } from './order-texts.ts';
import { riderPoint } from './describe-rider.ts';

/**
 * Store, rider and drop-off on a map. The text beside it says the same; without a map the text is
 * complete.
 */
export function RiderMap({ order, store }: { order: Order; store: GeoPoint | null }) {
  const { page } = useApp();
  const words = useTextsOf(ordersTexts);
  const zoom = useTextsOf(dispatchTexts);
  const { maps } = page.settings;
  const { rider, address } = order;
  const point = rider === null ? null : riderPoint(rider);
  if (maps === null || rider === null || point === null || address === null || store === null)
    return null;
  const markers: readonly MapMarker[] = [
    { id: 'store', point: store, label: order.storeName, icon: storeIcon, isChosen: false },
    {
      id: 'dropoff',
      point: address,
      label: orderAddressText(order),
      icon: homeIcon,
      isChosen: false,
    },
    { id: 'rider', point, label: rider.name ?? words.rider.title, icon: 'bike', isChosen: true },
  ];
  return (
    <div className={css.riderMap}>
      <MapView
        tiles={maps}
        words={{
          label: words.rider.map,
          zoomIn: zoom.mapZoomIn,
          zoomOut: zoom.mapZoomOut,
          failed: words.rider.mapFailed,
        }}
        markers={markers}
        focusPoints={isPickedUp(rider.status) ? [store, address, point] : [point, store]}
      />
    </div>
  );
}
