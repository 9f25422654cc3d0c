import { isObject, objectsIn, numberOrNull, textOrNull } from '../http/read-json.ts';

/**
 * Amounts are in major units of `currency`, as received. `toCollect`: amount to collect from the
 * customer, or 0.
 */
export type SlipMoney = {
  method: string;
  currency: string;
  toCollect: number;
  cashAmount: number | null;
  change: number | null;
  /** Tips to the rider and to the store, within the total. */
  tips: number;
  total: number;
  /**
   * Discounts one by one. `code`: of a coupon, empty for an offer. Absent in tickets of older
   * versions.
   */
  discounts?: readonly { name: string; code: string; amount: number }[];
  /** Loyalty points that paid a part, and their money. Absent in tickets of older versions. */
  points?: { count: number; amount: number };
};

/**
 * The data needed to bag, carry and collect an order, besides the products. Empty texts: not given.
 */
export type Slip = {
  storeId: number;
  /** Local to the store. Null: as soon as possible. */
  scheduledDate: string | null;
  /** ISO instant. */
  estimatedAt: string | null;
  timeZone: string;
  customer: { name: string; phone: string; email: string };
  /** Null: the customer picks the order up. */
  address: {
    text: string;
    details: string;
    note: string;
    latitude: number;
    longitude: number;
    isApproximate: boolean;
  } | null;
  deliveryOption: string;
  dispatchNote: string;
  handOverCode: string;
  napkin: boolean;
  cutlery: boolean;
  ageConfirmed: boolean;
  answers: readonly { question: string; answer: string }[];
  money: SlipMoney;
};

type Shape = Readonly<Record<string, unknown>>;
const shapeOf = (value: unknown): Shape => (isObject(value) ? value : {});
const textOrEmpty = (value: unknown): string => textOrNull(value) ?? '';

/**
 * Reads customer, address and money of an order's body. Null if the body has no store: bodies of
 * older versions lack these fields.
 */
export function readSlip(body: Shape): Slip | null {
  const storeId = numberOrNull(body['storeId']);
  if (storeId === null) return null;
  const customer = shapeOf(body['customer']);
  return {
    storeId,
    scheduledDate: textOrNull(body['scheduledDate']),
    estimatedAt: textOrNull(body['estimatedAt']),
    timeZone: textOrEmpty(body['timeZone']),
    customer: {
      name: textOrEmpty(customer['name']),
      phone: textOrEmpty(customer['phone']),
      email: textOrEmpty(customer['email']),
    },
    address: isObject(body['address']) ? readAddress(body['address']) : null,
    deliveryOption: textOrEmpty(body['deliveryOption']),
    dispatchNote: textOrEmpty(body['dispatchNote']),
    handOverCode: textOrEmpty(body['handOverCode']),
    napkin: body['napkin'] === true,
    cutlery: body['coverly'] === true,
    ageConfirmed: body['ageConfirmed'] === true,
    answers: objectsIn(body['checkoutAnswers']).map((each) => ({
      question: textOrEmpty(each['checkoutQuestion']),
      answer: textOrEmpty(each['answer']),
    })),
    money: readMoney(body),
  };
}

const placeParts = ['textAddress', 'neighbourhood', 'municipality', 'zone', 'city', 'postalCode'];

const readAddress = (address: Shape): NonNullable<Slip['address']> => ({
  text: placeParts
    .map((name) => textOrEmpty(address[name]))
    .filter(
      (part, at, all) => part !== '' && !all.slice(0, at).some((before) => before.includes(part)),
    )
    .join(', '),
  details: textOrEmpty(address['apartmentDetails']),
  note: textOrEmpty(address['dispatchNote']),
  latitude: numberOrNull(address['latitude']) ?? 0,
  longitude: numberOrNull(address['longitude']) ?? 0,
  isApproximate:
    address['locationPrecision'] === 'street' || address['locationPrecision'] === 'area',
});

function readMoney(body: Shape): SlipMoney {
  const payment = shapeOf(body['payment']);
  return {
    method: textOrEmpty(payment['method']),
    currency: textOrEmpty(payment['currency']),
    toCollect: numberOrNull(payment['toCollect']) ?? 0,
    cashAmount: numberOrNull(payment['cashAmount']),
    change: numberOrNull(payment['change']),
    tips: (numberOrNull(body['tip']) ?? 0) + (numberOrNull(body['storeTip']) ?? 0),
    total: numberOrNull(body['total']) ?? 0,
    discounts: objectsIn(body['discounts']).map(readDiscount),
    points: {
      count: numberOrNull(body['pointsUsed']) ?? 0,
      amount: numberOrNull(body['points']) ?? 0,
    },
  };
}

function readDiscount(discount: Shape): { name: string; code: string; amount: number } {
  const source = shapeOf(discount['source']);
  return {
    name: textOrEmpty(source['name']),
    code: textOrEmpty(source['code']),
    amount: numberOrNull(discount['amount']) ?? 0,
  };
}
