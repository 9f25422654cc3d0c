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

type Props = { order: Order; store: GeoPoint | null; isRiderShown: boolean };

/**
 * Store and drop-off on a map, with the rider where the rider's position is known and may be shown.
 * The text beside it says the same; without a map the text is complete.
 */
export function RiderMap({ order, store, isRiderShown }: Props) {
  const { page } = useApp();
  const words = useTextsOf(ordersTexts);
  const zoom = useTextsOf(dispatchTexts);
  const { maps } = page.settings;
  const { rider, address } = order;
  if (maps === null || address === null || store === null) return null;
  const point = rider === null || !isRiderShown ? null : riderPoint(rider);
  const ends: readonly MapMarker[] = [
    { id: 'store', point: store, label: order.storeName, icon: storeIcon, isChosen: false },
    {
      id: 'dropoff',
      point: address,
      label: orderAddressText(order),
      icon: homeIcon,
      isChosen: false,
    },
  ];
  const markers: readonly MapMarker[] =
    point === null
      ? ends
      : [...ends, { id: 'rider', point, label: words.rider.title, icon: 'bike', isChosen: true }];
  const isOnWay = point === null || (rider !== null && isPickedUp(rider.status));
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
        focusPoints={isOnWay ? markers.map((marker) => marker.point) : [point, store]}
      />
    </div>
  );
}
