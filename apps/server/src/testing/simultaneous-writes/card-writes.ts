import type { OrderServer } from '../order-server.ts';
import { callApi, guestHeaders } from '../shopper.ts';
import { createTestCard } from '../test-card.ts';
import { createTestUser } from '../test-user.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { Writes, WriteSetting } from './write.ts';

export const aCard = '0193a000-0000-7000-8000-000000000001';
export const aToken = 'd41d8cd98f00b204e9800998ecf8427e';
export const redirectBody = (server: OrderServer) => ({ redirect_url: `${server.origin}/orders` });
const cards = '/v1/users/cards/oneclick';

/** The writing calls about saved cards. */
export function cardWrites({ server: first }: WriteSetting): Writes {
  const aUserWithCard = async () => {
    const user = await createTestUser(first());
    return { user, id: await createTestCard(first(), user) };
  };
  return {
    beginEnrolment: {
      about: async () => ({ user: await createTestUser(first()), key: crypto.randomUUID() }),
      send: (server, _turn, { user, key }) =>
        callApi(server, `${cards}/init_inscription`, {
          method: 'POST',
          headers: { ...guestHeaders(user), 'idempotency-key': key },
          body: redirectBody(server),
        }),
    },
    finishEnrolment: {
      about: () => createTestUser(first()),
      send: (server, _turn, user) => {
        const body = { enrolment_id: aCard, arrival_key: aToken };
        return sendAsShopper(server, user, ['POST', `${cards}/finish_inscription`, body]);
      },
    },
    createDeviceToken: {
      about: aUserWithCard,
      send: (server, _turn, { user, id }) =>
        sendAsShopper(server, user, ['POST', `${cards}/${id}/device_token`]),
    },
    deleteCard: {
      about: aUserWithCard,
      send: (server, _turn, { user, id }) =>
        sendAsShopper(server, user, ['DELETE', `${cards}/${id}`]),
    },
  };
}
