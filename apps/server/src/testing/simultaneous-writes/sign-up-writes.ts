import { createTestStaff } from '../test-staff.ts';
import { callApi } from '../shopper.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import type { Writes, WriteSetting } from './write.ts';

/** The writing calls of the sign-up, on its host, and the opening of a shop. */
export const signUpWrites = ({ server: first }: WriteSetting): Writes => ({
  createSignUpCode: {
    send: (server) =>
      callApi(server, '/v1/sign_up/codes', {
        method: 'POST',
        body: { email: 'ana@example.cl' },
      }),
  },
  createBrand: {
    send: (server, turn) =>
      callApi(server, '/v1/sign_up/brands', {
        method: 'POST',
        body: {
          email: 'ana@example.cl',
          verification_code: `00000${turn}`,
          owner: 'Ana Soto',
          name: 'La Ñusta',
          country: 'cl',
          web_name: 'la-nusta',
        },
      }),
  },
  openBrand: {
    about: () => createTestStaff(first(), { role: 'owner' }),
    send: (server, turn, who) =>
      writeAsStaff(server, who, ['POST', 'brand/opening', {}], `open-${turn % 3}`),
  },
});
