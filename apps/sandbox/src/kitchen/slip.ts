import { isObject, listOf, numberOf, textOf } from '../http/read-json.ts';

/** Amounts are in the major unit of `currency`, as they come. `toCollect`: what is taken from the customer; 0: nothing. */
export type SlipMoney = {
  method: string;
  currency: string;
  toCollect: number;
  cashAmount: number | null;
  change: number | null;
  /** Tips to the rider and to the store, within the total. */
  tips: number;
  total: number;
};

/** What it takes, beside the dishes, to bag, carry and collect an order. Empty texts: nothing was said. */
export type Slip = {
  storeId: number;
  /** Local to the store; null: as soon as possible. */
  scheduledDate: string | null;
  /** ISO instant. */
  estimatedAt: string | null;
  timeZone: string;
  customer: { name: string; phone: string; email: string };
  /** null: the customer fetches it. */
  address: { text: string; details: string; note: string; latitude: number; longitude: number; isApproximate: boolean } | null;
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
const said = (value: unknown): string => textOf(value) ?? '';

/** Reads what an order's body says of person, place and money; null when it says no store: a body of before it was told. */
export function readSlip(body: Shape): Slip | null {
  const storeId = numberOf(body['storeId']);
  if (storeId === null) return null;
  const customer = shapeOf(body['customer']);
  return {
    storeId,
    scheduledDate: textOf(body['scheduledDate']),
    estimatedAt: textOf(body['estimatedAt']),
    timeZone: said(body['timeZone']),
    customer: { name: said(customer['name']), phone: said(customer['phone']), email: said(customer['email']) },
    address: isObject(body['address']) ? readAddress(body['address']) : null,
    deliveryOption: said(body['deliveryOption']),
    dispatchNote: said(body['dispatchNote']),
    handOverCode: said(body['handOverCode']),
    napkin: body['napkin'] === true,
    cutlery: body['coverly'] === true,
    ageConfirmed: body['ageConfirmed'] === true,
    answers: listOf(body['checkoutAnswers']).map((each) => ({ question: said(each['checkoutQuestion']), answer: said(each['answer']) })),
    money: readMoney(body),
  };
}

const placeParts = ['textAddress', 'neighbourhood', 'municipality', 'zone', 'city', 'postalCode'];

const readAddress = (address: Shape): NonNullable<Slip['address']> => ({
  text: placeParts
    .map((name) => said(address[name]))
    .filter((part, at, all) => part !== '' && !all.slice(0, at).some((before) => before.includes(part)))
    .join(', '),
  details: said(address['apartmentDetails']),
  note: said(address['dispatchNote']),
  latitude: numberOf(address['latitude']) ?? 0,
  longitude: numberOf(address['longitude']) ?? 0,
  isApproximate: address['locationPrecision'] === 'street' || address['locationPrecision'] === 'area',
});

function readMoney(body: Shape): SlipMoney {
  const payment = shapeOf(body['payment']);
  return {
    method: said(payment['method']),
    currency: said(payment['currency']),
    toCollect: numberOf(payment['toCollect']) ?? 0,
    cashAmount: numberOf(payment['cashAmount']),
    change: numberOf(payment['change']),
    tips: (numberOf(body['tip']) ?? 0) + (numberOf(body['storeTip']) ?? 0),
    total: numberOf(body['total']) ?? 0,
  };
}
