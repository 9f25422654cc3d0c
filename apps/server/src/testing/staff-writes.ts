import type { AnyJson } from './any-json.ts';
import {
  addStaff,
  askForCounterCode,
  callCounter,
  choosePin,
  signInByPin,
} from './counter-staff.ts';
import type { OrderServer } from './order-server.ts';
import type { ApiReply } from './shopper.ts';
import { createTestStaff, type TestStaff } from './test-staff.ts';

type Write = {
  about?: () => Promise<AnyJson>;
  send: (server: OrderServer, turn: number, about: AnyJson) => Promise<ApiReply>;
};

/** Makes a writing call of the counter, each time under a new key unless `key` is given. */
export const writeAsStaff = (
  server: Pick<OrderServer, 'origin'>,
  { headers }: TestStaff,
  [method, path, body]: readonly [string, string, object?],
  key: string = crypto.randomUUID(),
): Promise<ApiReply> =>
  callCounter(server, path, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { ...headers, 'idempotency-key': key },
  });

/** Each writing call of sign-in and staff, sent several times at once about the same thing. */
export const staffWrites = (servers: () => readonly OrderServer[]): Record<string, Write> => {
  const first = (): OrderServer => servers()[0] as OrderServer;
  const anEmail = async () => {
    const email = `staff-${crypto.randomUUID()}@example.com`;
    await addStaff(first(), { email });
    return email;
  };
  const aCook = () => createTestStaff(first());
  const aBoss = () => createTestStaff(first(), { role: 'owner' });
  const aPair = async () => ({ boss: await aBoss(), cook: await aCook() });
  return {
    createCounterCode: {
      about: anEmail,
      send: (server, _turn, email) => askForCounterCode(server, email),
    },
    signInAtCounter: {
      about: async () => {
        const email = await anEmail();
        return { email, loginToken: (await askForCounterCode(first(), email)).body.loginToken };
      },
      send: (server, turn, { email, loginToken }) =>
        callCounter(server, 'sessions', {
          body: {
            email,
            verification_code: `00000${turn}`,
            device: { name: 'Tablet', is_shared: true },
          },
          headers: { 'x-login-token': loginToken },
        }),
    },
    signInWithPin: {
      about: aCook,
      send: (server, turn, { deviceToken, staffId }) =>
        signInByPin(server, deviceToken, staffId, `407${turn}`),
    },
    setPin: {
      about: aCook,
      send: (server, turn, { token }) => choosePin(server, token, `407${turn}`, '4070'),
    },
    inviteStaff: {
      about: async () => ({ boss: await aBoss(), key: crypto.randomUUID() }),
      send: (server, turn, { boss, key }) => {
        const email = `staff-${key}@example.com`;
        const body = { name: 'Luis Rojas', email, role: 'crew', store_ids: [1] };
        return writeAsStaff(
          server,
          boss,
          ['POST', 'staff', body],
          turn % 2 === 0 ? key : undefined,
        );
      },
    },
    changeStaff: {
      about: aPair,
      send: (server, turn, { boss, cook }) => {
        const body = { role: turn % 2 === 0 ? 'manager' : 'owner', store_ids: [1] };
        return writeAsStaff(server, boss, ['PATCH', `staff/${cook.staffId}`, body]);
      },
    },
    removeStaff: {
      about: aPair,
      send: (server, _turn, { boss, cook }) =>
        writeAsStaff(server, boss, ['DELETE', `staff/${cook.staffId}`]),
    },
    removeDevice: {
      about: aPair,
      send: (server, _turn, { boss, cook }) =>
        writeAsStaff(server, boss, ['DELETE', `devices/${cook.deviceId}`]),
    },
    lockCounter: {
      about: aCook,
      send: (server, _turn, cook) => writeAsStaff(server, cook, ['DELETE', 'session']),
    },
    signOutDevice: {
      about: aCook,
      send: (server, _turn, cook) => writeAsStaff(server, cook, ['DELETE', 'device']),
    },
  };
};
