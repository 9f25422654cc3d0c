import type { RiderStop } from '@comanda/contract/rider.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { fromMajor, zero } from '@comanda/domain/money/money.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import type { Drawing } from './drawing.ts';
import { element, type Part } from './element.ts';
import css from './rider-page.module.css';

type Door = NonNullable<RiderStop['door']>;

/**
 * Returns the address, the buttons for map and call, the amount to collect, and what helps at the
 * door.
 */
export function drawDoor({ page, words }: Drawing, stop: RiderStop): readonly Part[] {
  const { door, orderId } = stop;
  if (door === null) return [];
  const notes = [door.addressNote, door.dispatchNote].filter((note) => note !== '');
  const option = door.deliveryOption === null ? '' : words.option[door.deliveryOption];
  return [
    element(
      'address',
      { class: css.address ?? '' },
      element('b', {}, [door.textAddress, door.apartmentDetails].filter(Boolean).join(', ')),
      element('span', {}, [door.city, door.customerName].filter(Boolean).join(' · ')),
    ),
    door.isApproximate ? element('p', { class: css.warning ?? '' }, words.approximate) : null,
    element(
      'div',
      { class: css.pair ?? '' },
      element('a', { ...mapLink(door), class: css.quiet ?? '', id: `map-${orderId}` }, words.map),
      element(
        'a',
        {
          href: telUrl(door.customerPhone),
          class: css.quiet ?? '',
          id: `call-${orderId}`,
          'aria-label': words.callCustomer(door.customerName),
        },
        words.call,
      ),
    ),
    drawPayment(page.country, words, door),
    ...notes.map((note) => element('p', { class: css.note ?? '' }, note)),
    option === '' ? null : element('p', { class: css.option ?? '' }, option),
    drawProducts(words.products, stop, door),
  ];
}

/**
 * Opens the phone's map application on the way to the address; where the point is approximate, by
 * the written address.
 */
function mapLink({ textAddress, city, latitude, longitude, isApproximate }: Door) {
  const goal = isApproximate ? `${textAddress}, ${city}` : `${latitude},${longitude}`;
  return {
    href: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(goal)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
}

/** Returns an amount of an answer, which is in major units, as the country writes it. */
export const money = (amount: number, country: Country): string =>
  formatMoney(fromMajor(amount, country.decimals) ?? zero, country);

/** Returns what the rider collects at this door, or that it is paid. */
export function paymentText(
  country: Country,
  words: Drawing['words'],
  { toCollect, paymentMethod }: Door,
): string {
  if (toCollect === 0) return words.paid;
  const amount = money(toCollect, country);
  return paymentMethod === 'cash' ? words.collectCash(amount) : words.collectCard(amount);
}

function drawPayment(country: Country, words: Drawing['words'], door: Door): HTMLElement {
  const { toCollect, cash, change } = door;
  const title = paymentText(country, words, door);
  if (toCollect === 0) return element('p', { class: css.paid ?? '' }, title);
  return element(
    'p',
    { class: css.collect ?? '' },
    element('b', {}, title),
    cash === null || change === null || change === 0
      ? null
      : element(
          'span',
          {},
          words.change({ cash: money(cash, country), change: money(change, country) }),
        ),
  );
}

/** Lists that the rider opened; they stay open over a drawing. */
const opened = new Set<string>();

function drawProducts(title: string, { orderId }: RiderStop, { products }: Door): HTMLElement {
  const ontoggle = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement)) return;
    if (target.open) opened.add(orderId);
    else opened.delete(orderId);
  };
  return element(
    'details',
    { class: css.products ?? '', open: opened.has(orderId), ontoggle },
    element('summary', { id: `products-${orderId}` }, title),
    element(
      'ul',
      {},
      ...products.map(({ quantity, name }) => element('li', {}, `${quantity} × ${name}`)),
    ),
  );
}
