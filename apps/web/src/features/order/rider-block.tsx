import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { Block, Fact, FactList } from '@comanda/ui/block.tsx';
import { buttonClass } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './order.module.css';
import { RiderMap } from './rider-map.tsx';
import { type RiderInfo, describeRider } from './describe-rider.ts';

/**
 * The rider, the distance and a telephone link, in words, with or without a map.
 * docs/rules/couriers.md#rider-block-on-the-order-page.
 */
export function RiderBlock({ order }: { order: Order }) {
  const { page } = useApp();
  const words = useTextsOf(ordersTexts);
  const store = page.stores.find(({ id }) => id === order.storeId) ?? null;
  const riderInfo = describeRider(order, store, page.settings.country.locale, words);
  if (riderInfo === null) return null;
  return (
    <Block
      title={words.rider.title}
      aside={<CallLink riderInfo={riderInfo} storeName={order.storeName} />}
    >
      <FactList>
        <Fact icon={<Icon name="bike" />} note={riderLines(riderInfo).slice(1).join(' · ')}>
          <b>{riderLines(riderInfo)[0]}</b>
        </Fact>
      </FactList>
      <FollowLink href={riderInfo.followUrl} />
      <RiderMap order={order} store={store} />
    </Block>
  );
}

/** Name, status and distance: the first that exists as the title, the others below it. */
const riderLines = ({ name, status, note }: RiderInfo): readonly string[] =>
  [name ?? '', status, note].filter((line) => line !== '');

/** Calls the rider, or the store when no rider can be called. */
function CallLink({
  riderInfo: { phone, name, isStore },
  storeName,
}: {
  riderInfo: RiderInfo;
  storeName: string;
}) {
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  if (phone === null) return null;
  const label = isStore
    ? texts.common.call(storeName)
    : name === null
      ? words.rider.callNobody
      : words.rider.callPerson(name);
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
    <p className={css.follow}>
      <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
        {words.rider.follow}
        <span className="visually-hidden"> {texts.common.opensNewTab}</span>
      </a>
    </p>
  );
}
