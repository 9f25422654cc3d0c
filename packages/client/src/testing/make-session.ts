import type { UserId } from '@comanda/domain/ids.ts';
import type { BrowserSession } from '../session.ts';

/** A guest of the burger place, numbered. */
export const makeSession = (
  number: number,
  rest: Partial<BrowserSession> = {},
): BrowserSession => ({
  role: 'guest',
  token: `burger.secret-${number}`,
  userId: `u-${number}` as UserId,
  name: 'Álvaro Pérez',
  email: `alvaro${number}@example.com`,
  phone: '+56987654321',
  expiresAt: '2026-11-22T12:00:00.000Z',
  ...rest,
});
