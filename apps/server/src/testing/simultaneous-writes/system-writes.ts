import { postAsIntegration } from '../shopper.ts';
import { anOrder } from './an-order.ts';
import type { Writes, WriteSetting } from './write.ts';

/** A product as the list of switched-off items names it, without an end. */
export const switchedOff = (id: number) => ({
  deactivatable_id: id,
  deactivatable_type: 'Product',
  end_date: null,
});

/** The writing calls of a restaurant's own systems. */
export const systemWrites = (setting: WriteSetting): Writes => ({
  advanceOrder: {
    about: () => anOrder(setting),
    send: (server, turn, { id }) => {
      const status = turn % 2 === 0 ? 'preparing' : 'cancelled';
      return postAsIntegration(server, `/v1/integrations/orders/${id}/status`, { status });
    },
  },
  setDisableds: {
    send: (server, turn) => {
      const ids = turn % 2 === 0 ? [2, 3] : [3, 2, 4];
      const body = { store_id: 1, disableds: ids.map(switchedOff) };
      return postAsIntegration(server, '/v1/integrations/disableds', body);
    },
  },
  setStock: {
    send: (server, turn) => {
      const ids = turn % 2 === 0 ? [2, 3] : [3, 2];
      const stock = ids.map((id) => ({ product_id: id, stock: 10 + turn }));
      return postAsIntegration(server, '/v1/integrations/stock', { store_id: 1, stock });
    },
  },
});
