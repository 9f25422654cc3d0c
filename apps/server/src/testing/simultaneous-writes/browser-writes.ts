import { unsubscribeKey } from '../../privacy/unsubscribe-key.ts';
import { noon, type OrderServer } from '../order-server.ts';
import { createPushBrowser } from '../push-browser.ts';
import { type ApiReply, callApi, createTestGuest } from '../shopper.ts';
import { createTestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { Writes, WriteSetting } from './write.ts';

/** The push service of the tests' browsers. Nobody listens there. */
export const pushService = 'http://127.0.0.1:9';

/**
 * The writing calls about a browser: its push messages, its mails' link against marketing, and its
 * errors.
 */
export function browserWrites({ server: first, shopper }: WriteSetting): Writes {
  const subscribe = (server: OrderServer, name: string): Promise<ApiReply> => {
    const { p256dh, auth } = createPushBrowser();
    const body = { endpoint: `${pushService}/push/${name}`, keys: { p256dh, auth } };
    return sendAsShopper(server, shopper(), ['POST', '/v1/push_subscriptions', body]);
  };
  return {
    createPushSubscription: {
      about: async () => crypto.randomUUID(),
      send: (server, turn, name) => subscribe(server, `${name}-${turn % 2}`),
    },
    deletePushSubscription: {
      about: async () => (await subscribe(first(), crypto.randomUUID())).body,
      send: (server, _turn, { id }) =>
        sendAsShopper(server, shopper(), ['DELETE', `/v1/push_subscriptions/${id}`]),
    },
    turnOnDeviceAlerts: {
      about: () => createTestStaff(first()),
      send: (server, turn, who) => {
        const { p256dh, auth } = createPushBrowser();
        const body = { endpoint: `${pushService}/push/${turn}`, keys: { p256dh, auth } };
        return writeAsStaff(server, who, ['POST', 'device/alerts', body]);
      },
    },
    turnOffDeviceAlerts: {
      about: () => createTestStaff(first()),
      send: (server, _turn, who) => writeAsStaff(server, who, ['DELETE', 'device/alerts', {}]),
    },
    unsubscribe: {
      about: () => createTestGuest(first()),
      send: (server, _turn, { id, tenant }) => {
        const unsubscriber = { emailHash: 'of-a-mailbox', personId: id };
        const key = unsubscribeKey(server.deps.tokenSecret, tenant, unsubscriber, noon);
        return callApi(server, '/v1/unsubscriptions', { method: 'POST', body: { key } });
      },
    },
    reportClientError: {
      send: (server, turn) => {
        const error = { kind: 'error', message: `no ${turn}`, stack: [] };
        const body = { ...error, route: 'menu', release: 'test' };
        return sendAsShopper(server, shopper(), ['POST', '/v1/client_errors', body]);
      },
    },
  };
}
