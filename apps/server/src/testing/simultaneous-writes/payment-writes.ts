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
  return {
    payWithWebpay: startWith('webpay', redirectBody),
    payWithGetnet: startWith('getnet', redirectBody),
    payWithSodexo: startWith('sodexo', redirectBody),
    payWithMercadoPago: startWith('mercado_pago', redirectBody),
    payWithChek: startWith('chek', channelBody),
    payWithMach: startWith('mach', channelBody),
    payWithFpay: startWith('fpay', channelBody),
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
