import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Block } from '@comanda/ui/block.tsx';
import { buttonClass } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { storeIcon } from '@comanda/ui/lazy-icons.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { describeRider, type RiderInfo } from './describe-rider.ts';
import css from './order.module.css';
import { RiderMap } from './rider-map.tsx';

/**
 * The way of a delivery: who prepares it until the restaurant has accepted it, then who brings it,
 * with a telephone link and a map. The block keeps its place from the beginning to the end, so that
 * the steps below it do not move. docs/rules/couriers.md#rider-block-on-the-order-page.
 */
export function WayBlock({ order }: { order: Order }) {
  const { page } = useApp();
  const words = useTextsOf(ordersTexts);
  if (order.address === null || hasOrderEnded(order.status)) return null;
  const store = page.stores.find(({ id }) => id === order.storeId) ?? null;
  const riderInfo = describeRider(order, store, page.settings.country.locale, words);
  return (
    <Block
      title={riderInfo === null ? words.preparerTitle : words.rider.title}
      aside={<FollowLink href={riderInfo?.followUrl ?? null} />}
    >
      {riderInfo === null ? (
        <StoreRow order={order} />
      ) : (
        <RiderRow riderInfo={riderInfo} storeName={order.storeName} />
      )}
      <RiderMap order={order} store={store} isRiderShown={riderInfo?.isStore === false} />
    </Block>
  );
}

/** The restaurant, which can be called. */
function StoreRow({ order: { storeName, storeAddress, storePhone } }: { order: Order }) {
  const { texts } = useApp();
  const call = texts.common.call(storeName);
  return (
    <div className={css.person}>
      <Icon name={storeIcon} />
      <p>
        <b>{storeName}</b>
        <small>{storeAddress}</small>
      </p>
      <CallLink phone={storePhone || null} label={call} />
    </div>
  );
}

/** The rider, or the restaurant while no rider can be called. */
function RiderRow({ riderInfo, storeName }: { riderInfo: RiderInfo; storeName: string }) {
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  const { name, phone, callsStore } = riderInfo;
  const [title, ...notes] = riderLines(riderInfo);
  const person = name === null ? words.rider.callNobody : words.rider.callPerson(name);
  return (
    <div className={css.person}>
      <Icon name="bike" />
      <p>
        <b>{title}</b>
        {notes.length === 0 ? null : <small>{notes.join(' · ')}</small>}
      </p>
      <CallLink phone={phone} label={callsStore ? texts.common.call(storeName) : person} />
    </div>
  );
}

/** Name, status and distance: the first that exists as the title, the others below it. */
const riderLines = ({ name, status, note }: RiderInfo): readonly string[] =>
  [name ?? '', status, note].filter((line) => line !== '');

function CallLink({ phone, label }: { phone: string | null; label: string }) {
  const words = useTextsOf(ordersTexts);
  if (phone === null) return null;
  return (
    <a className={buttonClass('quiet')} href={telUrl(phone)} aria-label={label}>
      <Icon name="phone" size={18} />
      {words.rider.call}
    </a>
  );
}

/** Links to the courier's own tracking page, which has more detail. */
function FollowLink({ href }: { href: string | null }) {
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  if (href === null) return null;
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {words.rider.follow}
      <span className="visually-hidden"> {texts.common.opensNewTab}</span>
    </a>
  );
}
