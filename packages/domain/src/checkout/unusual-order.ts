import type { LocationPrecision } from '../address/location-precision.ts';
import { isApproximate } from '../address/location-precision.ts';
import type { Country } from '../country/countries.ts';
import { type Minor, minor } from '../money/money.ts';
import { foldAccents } from '../text/fold-accents.ts';

/** The facts that make an order unusual, so that the shopper confirms it. */
const unusualFacts = ['anotherArea', 'anotherDay', 'largeAmount', 'approximatePlace'] as const;
export type UnusualFact = (typeof unusualFacts)[number];

/** A delivery address as far as the rule reads it. `municipality` is empty where it is the city. */
type Destination = {
  textAddress: string;
  city: string;
  municipality?: string | undefined;
  locationPrecision?: LocationPrecision | null | undefined;
  locationConfirmed?: boolean | undefined;
};

/**
 * `address`: null for a pickup. `day`: the requested store-local date; null: as soon as possible.
 */
type OrderToCheck = {
  address: Destination | null;
  charged: Minor;
  day: string | null;
  /** The store-local date at present. */
  today: string;
};

/**
 * The earlier orders of a person that the browser knows. `areas` and `addresses` of
 * deliveries, newest first; `largest`: the largest charged amount; null without orders.
 */
export type EarlierOrders = {
  readonly areas: readonly string[];
  readonly addresses: readonly string[];
  readonly largest: Minor | null;
};
export const noEarlierOrders: EarlierOrders = { areas: [], addresses: [], largest: null };

/** The most areas, and addresses, that are remembered. */
const mostPlaces = 4;

/** An order is large from this multiple of the person's largest earlier one. */
const largeMultiple = 3;

/**
 * Returns what is unusual about an order, in the order of the list. Empty for most orders: one
 * press places them. docs/rules/checkout.md#order-confirmation.
 */
export function listUnusualFacts(
  order: OrderToCheck,
  earlier: EarlierOrders,
  country: Pick<Country, 'largeOrder' | 'decimals'>,
): readonly UnusualFact[] {
  const holds: Record<UnusualFact, boolean> = {
    anotherArea: order.address !== null && isAnotherArea(order.address, earlier),
    anotherDay: order.day !== null && order.day !== order.today,
    largeAmount: order.charged > largestUsual(earlier, country),
    approximatePlace: order.address !== null && isUnknownPlace(order.address, earlier),
  };
  return unusualFacts.filter((fact) => holds[fact]);
}

/** Returns the earlier orders with one more. */
export const addEarlierOrder = (
  earlier: EarlierOrders,
  { address, charged }: Pick<OrderToCheck, 'address' | 'charged'>,
): EarlierOrders => ({
  areas: address === null ? earlier.areas : withNewest(earlier.areas, areaOf(address)),
  addresses:
    address === null ? earlier.addresses : withNewest(earlier.addresses, address.textAddress),
  largest: minor(Math.max(charged, earlier.largest ?? 0)),
});

const isSame = (one: string, other: string): boolean =>
  foldAccents(one).trim() === foldAccents(other).trim();
const includes = (texts: readonly string[], text: string): boolean =>
  texts.some((one) => isSame(one, text));
const withNewest = (texts: readonly string[], text: string): readonly string[] =>
  [text, ...texts.filter((one) => !isSame(one, text))].slice(0, mostPlaces);

/** The municipality; where addresses have none beside the city, the city. */
const areaOf = ({ municipality = '', city }: Destination): string => municipality || city;

/** Without an earlier delivery the shopper has just typed the address, so nothing is unusual. */
const isAnotherArea = (address: Destination, { areas }: EarlierOrders): boolean =>
  areas.length > 0 && !includes(areas, areaOf(address));

const isUnknownPlace = (address: Destination, { addresses }: EarlierOrders): boolean =>
  isApproximate(address.locationPrecision) &&
  address.locationConfirmed !== true &&
  !includes(addresses, address.textAddress);

/**
 * The largest amount that needs no confirmation: three times the largest earlier order, and at
 * least half of the country's large order. The country's large order while none is known.
 */
function largestUsual(
  { largest }: EarlierOrders,
  { largeOrder, decimals }: Pick<Country, 'largeOrder' | 'decimals'>,
): Minor {
  const large = largeOrder * 10 ** decimals;
  return minor(largest === null ? large : Math.max(largest * largeMultiple, large / 2));
}
