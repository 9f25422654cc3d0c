import type { Order } from '@comanda/domain/order/order.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Block, Fact, FactList } from '@comanda/ui/block.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { storeIcon } from '@comanda/ui/lazy-icons.ts';
import { mapUrl } from '@comanda/ui/map-url.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { deliveryInstructionsText } from './order-detail-texts.ts';
import { orderAddressText } from './order-texts.ts';
import css from './order.module.css';

/** The delivery address or the pickup store, with a link to a map. */
export function OrderAddressBlock({ order }: { order: Order }) {
  const { page } = useApp();
  const words = useTextsOf(ordersTexts);
  const store = page.stores.find(({ id }) => id === order.storeId);
  const isPickup = order.address === null;
  return (
    <Block
      title={isPickup ? words.pickupTitle : words.dispatchTitle}
      aside={<MapLink point={order.address ?? store ?? null} />}
    >
      <FactList>
        <Fact
          icon={<Icon name={isPickup ? storeIcon : 'pin'} />}
          note={isPickup ? order.storeAddress : <DeliveryInstructions order={order} />}
        >
          {isPickup ? order.storeName : orderAddressText(order)}
        </Fact>
      </FactList>
    </Block>
  );
}

function MapLink({ point }: { point: GeoPoint | null }) {
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  if (point === null) return null;
  return (
    <a className={css.link} href={mapUrl(point)} target="_blank" rel="noopener noreferrer">
      {words.seeMap}
      <span className="visually-hidden"> {texts.common.opensNewTab}</span>
    </a>
  );
}

function DeliveryInstructions({ order }: { order: Order }) {
  return deliveryInstructionsText(order, useTextsOf(checkoutTexts));
}
