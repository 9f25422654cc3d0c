import { orderPayload, postTestOrder } from '../shopper.ts';
import { anOrder } from './an-order.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { Writes, WriteSetting } from './write.ts';

/** The writing calls of a shopper about an order. */
export const orderWrites = (setting: WriteSetting): Writes => ({
  placeOrder: {
    about: async () => crypto.randomUUID(),
    send: (server, _turn, key) => postTestOrder(server, setting.shopper(), orderPayload(), key),
  },
  cancelOrder: {
    about: () => anOrder(setting),
    send: (server, _turn, { id }) =>
      sendAsShopper(server, setting.shopper(), ['POST', `/v1/orders/${id}/cancel`, {}]),
  },
  answerLineRemoval: {
    about: () => anOrder(setting),
    send: (server, turn, { id }) => {
      const removal_id = '0199f0a0-0000-7000-8000-000000000009';
      const body = { removal_id, answer: turn % 2 === 0 ? 'yes' : 'call' };
      return sendAsShopper(server, setting.shopper(), ['POST', `/v1/orders/${id}/removal`, body]);
    },
  },
  createAnswers: {
    about: () => anOrder(setting),
    send: (server, _turn, { id }) => {
      const body = { order_id: id, version: 1, answers: [] };
      return sendAsShopper(server, setting.shopper(), ['POST', '/v1/answers/mass_create', body]);
    },
  },
});
