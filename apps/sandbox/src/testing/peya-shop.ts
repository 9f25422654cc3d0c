import { courierShop, dropoffPoint, type HttpMethod, storePoint } from './courier-shop.ts';

export const peyaBase = '/peya/v3';
const pickUp = {
  type: 'PICK_UP',
  addressStreet: 'Av. Irarrázaval 2014',
  city: 'Ñuñoa',
  latitude: storePoint.lat,
  longitude: storePoint.lng,
  phone: '+56223456700',
  name: 'Brasa & Pan',
};
const dropOff = {
  type: 'DROP_OFF',
  addressStreet: 'Calle Uno 100',
  city: 'Ñuñoa',
  latitude: dropoffPoint.lat,
  longitude: dropoffPoint.lng,
  phone: '+56912345678',
  name: 'Ana',
};
const pan = {
  type: 'STANDARD',
  value: 7_490,
  description: 'Doble queso',
  quantity: 2,
  volume: 1_000,
  weight: 0.5,
};
export const samplePeyaEstimate = {
  referenceId: 'pedido-1',
  isTest: false,
  items: [pan],
  waypoints: [pickUp, dropOff],
};
export const withItem = (change: object) => ({ items: [{ ...pan, ...change }] });
export const withDropOff = (change: object) => ({ waypoints: [pickUp, { ...dropOff, ...change }] });

type Offer = {
  deliveryOfferId: string;
  pricing: { total: number; currency: string };
  confirmationTimeLimit: string;
};
export type Estimated = { estimateId: string; deliveryOffers: readonly [Offer] };
export type ShownShipping = Readonly<Record<string, unknown>> & {
  shippingId: string;
  status: string;
};
export type PeyaShop = ReturnType<typeof peyaShop>;

/** A test shop with a PedidosYa token. */
export function peyaShop() {
  const shop = courierShop();
  const ask = (
    method: HttpMethod,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => shop.send(method, `${peyaBase}${path}`, body, { authorization: 'peya-token', ...headers });
  const estimate = (change: object = {}) =>
    ask('POST', '/shippings/estimates', { ...samplePeyaEstimate, ...change });
  const estimated = async (change: object = {}) => (await estimate(change)).json<Estimated>();
  const confirm = (estimateId: string, body: unknown = {}) =>
    ask('POST', `/shippings/estimates/${estimateId}/confirm`, body);
  return {
    ...shop,
    ask,
    estimate,
    estimated,
    confirm,
    confirmed: async (change: object = {}) =>
      (await confirm((await estimated(change)).estimateId)).json<ShownShipping>(),
    show: async (id: string) => (await ask('GET', `/shippings/${id}`)).json<ShownShipping>(),
    cancel: (id: string, body: unknown = { reasonText: 'La tienda lo anuló' }) =>
      ask('POST', `/shippings/${id}/cancel`, body),
  };
}
