import type { Order } from '@comanda/domain/order/order.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Block, Fact, FactList } from '@comanda/ui/block.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { storeIcon } from '@comanda/ui/lazy-icons.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { deliveryInstructionsText } from './order-detail-texts.ts';
import { orderAddressText } from './order-texts.ts';
import { MapLink } from './map-link.tsx';

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

function DeliveryInstructions({ order }: { order: Order }) {
  return deliveryInstructionsText(order, useTextsOf(checkoutTexts));
}
