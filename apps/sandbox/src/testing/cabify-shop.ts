import { courierShop, dropoffPoint, type HttpMethod, storePoint } from './courier-shop.ts';

export const express = '6f1c2a4e-0b1d-4c58-9d5e-3a7f10c0e001';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const place = ({ lat, lng }: typeof storePoint) => ({ lat, lon: lng });
export const sampleCabifyEstimate = {
  shipping_type_id: express,
  parcels: [
    {
      external_id: 'pedido-1',
      pickup_location: place(storePoint),
      dropoff_location: place(dropoffPoint),
    },
  ],
};
const parcel = {
  external_id: 'pedido-1',
  pickup_info: { contact: { name: 'Brasa & Pan', phone: '+56223456700' }, loc: place(storePoint) },
  dropoff_info: {
    contact: { name: 'Ana', phone: '+56912345678' },
    loc: place(dropoffPoint),
    instr: 'Timbre 3',
  },
};
export const parcels = (change: object = {}) => ({ parcels: [{ ...parcel, ...change }] });
export const dropoff = (change: object) => ({
  dropoff_info: { ...parcel.dropoff_info, ...change },
});

export type CabifyParcelStatus = Readonly<Record<string, unknown>> & { state: string };
export type CabifyShop = ReturnType<typeof cabifyShop>;

/** A test shop with a Cabify account. */
export function cabifyShop() {
  const shop = courierShop();
  let token = '';
  const tokenAnswer = (
    change: Record<string, string> = {},
    headers: Record<string, string> = form,
  ) => {
    const fields = {
      grant_type: 'client_credentials',
      client_id: 'cabify-client',
      client_secret: 'cabify-secret',
      ...change,
    };
    return shop.send(
      'POST',
      '/cabify/auth/api/authorization',
      new URLSearchParams(fields).toString(),
      headers,
    );
  };
  const signIn = async () =>
    void (token = (await tokenAnswer()).json<{ access_token: string }>().access_token);
  const ask = async (
    method: HttpMethod,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    if (token === '') await signIn();
    return shop.send(method, `/cabify${path}`, body, {
      authorization: `Bearer ${token}`,
      ...headers,
    });
  };
  const create = (change: object = {}) => ask('POST', '/v1/parcels', parcels(change));
  const created = async (change: object = {}) =>
    (await create(change)).json<{ parcels: [{ id: string }] }>().parcels[0].id;
  const ship = (id: string, type = express) =>
    ask('POST', '/v1/parcels/ship', { parcel_ids: [id], shipping_type_id: type });
  return {
    ...shop,
    tokenAnswer,
    signIn,
    ask,
    create,
    created,
    ship,
    estimate: (change: object = {}) =>
      ask('POST', '/v3/parcels/estimate', { ...sampleCabifyEstimate, ...change }),
    shipped: async (change: object = {}) => {
      const id = await created(change);
      await ship(id);
      return id;
    },
    show: async (id: string) =>
      (await ask('GET', `/v1/parcels/${id}/status`)).json<CabifyParcelStatus>(),
    cancel: (id: string) => ask('POST', `/v1/parcels/${id}/cancel`),
  };
}
