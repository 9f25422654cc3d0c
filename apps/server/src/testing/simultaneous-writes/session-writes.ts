import { endSessionsKey } from '../../session/end-sessions-key.ts';
import type { AnyJson } from '../any-json.ts';
import { noon } from '../order-server.ts';
import { callApi } from '../shopper.ts';
import { createTestUser, logInAgain } from '../test-user.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { Writes, WriteSetting } from './write.ts';

/** The calls that end sessions of a user. */
export function sessionWrites({ server: first }: WriteSetting): Writes {
  const aUserWithTwoSessions = async (): Promise<AnyJson> => {
    const user = await createTestUser(first());
    return [user, await logInAgain(first(), user)];
  };
  return {
    endSession: {
      about: () => createTestUser(first()),
      send: (server, _turn, user) => sendAsShopper(server, user, ['DELETE', '/v1/users/session']),
    },
    endOtherSessions: {
      about: aUserWithTwoSessions,
      send: (server, turn, users) =>
        sendAsShopper(server, users[turn % 2], ['DELETE', '/v1/users/sessions']),
    },
    endOneSession: {
      about: async () => {
        const [user] = await aUserWithTwoSessions();
        const { body } = await sendAsShopper(first(), user, ['GET', '/v1/users/sessions']);
        return { user, ids: body.map(({ id }: AnyJson) => id) };
      },
      send: (server, turn, { user, ids }) =>
        sendAsShopper(server, user, ['DELETE', `/v1/users/sessions/${ids[turn % 2]}`]),
    },
    endSessionsByKey: {
      about: aUserWithTwoSessions,
      send: (server, _turn, [{ id, tenant }]) => {
        const sessions = { userId: id, emailChangeId: null };
        const key = endSessionsKey(server.deps.tokenSecret, tenant, sessions, noon);
        return callApi(server, '/v1/users/sessions/end', { method: 'POST', body: { key } });
      },
    },
  };
}
