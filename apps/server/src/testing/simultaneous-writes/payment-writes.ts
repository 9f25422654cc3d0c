import { startName } from '@comanda/contract/payments.ts';
import { hasFlow, onlineMethodNames } from '@comanda/domain/payment/method-names.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import type { OrderServer } from '../order-server.ts';
import { anOrder } from './an-order.ts';
import { aCard, aToken, redirectBody } from './card-writes.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { Write, Writes, WriteSetting } from './write.ts';

const channelBody = (server: OrderServer) => ({ ...redirectBody(server), channel: 'WEB' });

/** The calls that begin to pay an order, one for each online method. */
export function paymentWrites(setting: WriteSetting): Writes {
  const startWith = (path: string, body: (server: OrderServer) => object): Write => ({
    about: () => anOrder(setting),
    send: (server, _turn, { id }) => {
      const address = `/v1/orders/${id}/payments/${path}`;
      return sendAsShopper(server, setting.shopper(), ['POST', address, body(server)]);
    },
  });
  const startsOf = (flow: 'redirect' | 'qrOrLink', body: typeof redirectBody): Writes =>
    Object.fromEntries(
      onlineMethodNames
        .filter((method) => hasFlow(method, flow))
        .map((method) => [startName(method), startWith(slugOf(method), body)]),
    );
  return {
    ...startsOf('redirect', redirectBody),
    ...startsOf('qrOrLink', channelBody),
    payWithOneclick: startWith(`oneclick/authorize?card_id=${aCard}`, () => ({})),
    payWithKushkiCard: startWith('kushki_card', () => ({ payment_token: aToken })),
    payWithKushkiCardSubscription: startWith('kushki_card_subscription', () => ({
      card_id: aCard,
      payment_token: aToken,
    })),
    payWithCredomatic: startWith('credomatic', (server) => ({
      ...redirectBody(server),
      card_id: aCard,
      cvc: '123',
    })),
  };
}
