import type { Order } from '@comanda/domain/order/order.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { storeIcon } from '../../ui/far-icons.ts';
import { Block, Fact, Facts } from '../../ui/block.tsx';
import { Icon } from '../../ui/icons.tsx';
import { doorWords } from './detail-words.ts';
import { mapUrl } from './map-url.ts';
import { addressWords } from './order-words.ts';
import css from './order.module.css';

/** Where it goes or where it waits, with a way to see it on a map. */
export function PlaceBlock({ order }: { order: Order }) {
  const { page } = useApp();
  const words = useArea(ordersTexts);
  const store = page.stores.find(({ id }) => id === order.storeId);
  const isPickup = order.address === null;
  return (
    <Block title={isPickup ? words.pickupTitle : words.dispatchTitle} aside={<MapLink href={mapUrl(order.address ?? store ?? null)} />}>
      <Facts>
        <Fact icon={<Icon name={isPickup ? storeIcon : 'pin'} />} note={isPickup ? order.storeAddress : <DoorNotes order={order} />}>
          {isPickup ? order.storeName : addressWords(order)}
        </Fact>
      </Facts>
    </Block>
  );
}

function MapLink({ href }: { href: string | null }) {
  const { texts } = useApp();
  const words = useArea(ordersTexts);
  if (href === null) return null;
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {words.seeMap}
      <span className="visually-hidden"> {texts.common.opensNewTab}</span>
    </a>
  );
}

function DoorNotes({ order }: { order: Order }) {
  return doorWords(order, useArea(checkoutTexts));
}
