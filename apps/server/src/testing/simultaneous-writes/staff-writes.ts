import {
  addStaff,
  askForCounterCode,
  callCounter,
  choosePin,
  signInByPin,
} from '../counter-staff.ts';
import { createTestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import type { Writes, WriteSetting } from './write.ts';

/** Each writing call of sign-in and staff, sent several times at once about the same thing. */
export const staffWrites = ({ server: first }: WriteSetting): Writes => {
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
    switchDayMail: {
      about: aBoss,
      send: (server, turn, boss) =>
        writeAsStaff(server, boss, ['POST', 'day_mail', { is_on: turn % 2 === 0 }]),
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
        writeAsStaff(server, boss, [
          'POST',
          `staff/${cook.staffId}/removal`,
          { kept_device_ids: [] },
        ]),
    },
    approveDevice: {
      about: aPair,
      send: (server, _turn, { boss, cook }) =>
        writeAsStaff(server, boss, ['POST', `devices/${cook.deviceId}/approval`]),
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
