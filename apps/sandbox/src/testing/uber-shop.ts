import { courierShop, dropoffPoint, type HttpMethod, storePoint } from './courier-shop.ts';

export const uberBase = '/uber/v1/customers/sandbox-uber';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const tokenForm = {
  client_id: 'uber-client',
  client_secret: 'uber-secret',
  grant_type: 'client_credentials',
  scope: 'eats.deliveries direct.organizations',
};

const address = (street: string, city: string): string =>
  JSON.stringify({ street_address: [street], city, state: 'RM', zip_code: '', country: 'CL' });

export const aQuote = {
  pickup_address: address('Av. Irarrázaval 2014', 'Ñuñoa'),
  dropoff_address: address('Calle Uno 100', 'Ñuñoa'),
  pickup_latitude: storePoint.lat,
  pickup_longitude: storePoint.lng,
  dropoff_latitude: dropoffPoint.lat,
  dropoff_longitude: dropoffPoint.lng,
  external_store_id: 'burger:1',
};
export const aDelivery = {
  ...aQuote,
  pickup_name: 'Brasa & Pan',
  pickup_phone_number: '+56223456700',
  dropoff_name: 'Ana',
  dropoff_phone_number: '+56912345678',
  manifest_items: [{ name: 'Doble queso', quantity: 2, price: 749_000 }],
  external_id: 'pedido-1',
  idempotency_key: 'pedido-1',
};

type UberDelivery = Readonly<Record<string, unknown>> & { id: string; status: string };
export type UberShop = ReturnType<typeof uberShop>;

/** A test shop with an Uber account. */
export function uberShop() {
  const shop = courierShop();
  let token = '';
  const tokenAnswer = (
    change: Record<string, string> = {},
    headers: Record<string, string> = form,
  ) =>
    shop.send(
      'POST',
      '/uber/oauth/v2/token',
      new URLSearchParams({ ...tokenForm, ...change }).toString(),
      headers,
    );
  const signIn = async () =>
    void (token = (await tokenAnswer()).json<{ access_token: string }>().access_token);
  const ask = async (
    method: HttpMethod,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    if (token === '') await signIn();
    return shop.send(method, `${uberBase}${path}`, body, {
      authorization: `Bearer ${token}`,
      ...headers,
    });
  };
  const quote = (change: object = {}) => ask('POST', '/delivery_quotes', { ...aQuote, ...change });
  const dispatch = (change: object = {}) => ask('POST', '/deliveries', { ...aDelivery, ...change });
  return {
    ...shop,
    tokenAnswer,
    signIn,
    ask,
    quote,
    dispatch,
    show: async (id: string) => (await ask('GET', `/deliveries/${id}`)).json<UberDelivery>(),
    cancel: (id: string) => ask('POST', `/deliveries/${id}/cancel`),
    quoted: async (change: object = {}) =>
      (await quote(change)).json<{ id: string; fee: number }>(),
    dispatched: async (change: object = {}) => (await dispatch(change)).json<UberDelivery>(),
  };
}
