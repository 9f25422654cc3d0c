import { askForCode, verifyCode } from '../code-mails.ts';
import { createUser, createTestGuest } from '../shopper.ts';
import { createTestUser } from '../test-user.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { Writes, WriteSetting } from './write.ts';

const newEmail = (): string => `ana-${crypto.randomUUID()}@example.com`;

/** The writing calls about a guest's or user's account. */
export const accountWrites = ({ server: first }: WriteSetting): Writes => ({
  createGuest: { send: (server) => createUser(server) },
  updateMe: {
    about: () => createTestUser(first()),
    send: (server, turn, user) => {
      const phone = `7654321${turn % 3}`;
      const profile = { name: 'Ana Soto', phone, email_subscription: turn % 2 === 0 };
      return sendAsShopper(server, user, ['PATCH', '/v1/users/update_me', profile]);
    },
  },
  login: {
    about: async () => newEmail(),
    send: (server, _turn, email) => askForCode(server, email),
  },
  verifyAccount: {
    about: async () => {
      const email = newEmail();
      const { body } = await askForCode(first(), email);
      return { email, loginToken: body.loginToken };
    },
    send: (server, turn, { email, loginToken }) =>
      verifyCode(server, email, `00000${turn}`, loginToken),
  },
  createCode: {
    about: () => createTestUser(first()),
    send: (server, turn, user) => {
      const change = { purpose: 'email_change', email: user.email };
      const purpose = turn % 2 === 0 ? { purpose: 'erasure' } : change;
      return sendAsShopper(server, user, ['POST', '/v1/users/me/codes', purpose]);
    },
  },
  eraseMe: {
    about: () => createTestGuest(first()),
    send: (server, _turn, guest) =>
      sendAsShopper(server, guest, ['POST', '/v1/users/me/erasure', {}]),
  },
});
