import type { AnyJson } from '../any-json.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { Writes, WriteSetting } from './write.ts';

const house = {
  kind: 'home',
  text_address: 'Av. Italia 1500, Ñuñoa',
  city: 'Ñuñoa',
  latitude: -33.4483,
  longitude: -70.6261,
};

/** The writing calls about the addresses of a shopper. */
export function addressWrites({ server: first, shopper }: WriteSetting): Writes {
  const anAddress = async (): Promise<AnyJson> => {
    const address = { ...house, apartment_details: crypto.randomUUID() };
    return (await sendAsShopper(first(), shopper(), ['POST', '/v1/addresses', { address }])).body;
  };
  return {
    createAddress: {
      send: (server) =>
        sendAsShopper(server, shopper(), ['POST', '/v1/addresses', { address: house }]),
    },
    updateAddress: {
      about: anAddress,
      send: (server, turn, { id }) => {
        const body = { address: { dispatch_note: `nota ${turn}` } };
        return sendAsShopper(server, shopper(), ['PATCH', `/v1/addresses/${id}`, body]);
      },
    },
    deleteAddress: {
      about: anAddress,
      send: (server, _turn, { id }) =>
        sendAsShopper(server, shopper(), ['DELETE', `/v1/addresses/${id}`]),
    },
  };
}
