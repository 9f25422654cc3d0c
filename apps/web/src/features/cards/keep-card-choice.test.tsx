import type { BrowserSession } from '@comanda/client/session.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { KeepCardChoice } from './keep-card-choice.tsx';

const session = (role: 'guest' | 'user'): BrowserSession => ({
  role,
  token: 'burger.ana',
  userId: 'ana' as UserId,
  name: 'Ana Soto',
  email: 'ana@example.com',
  phone: '+56987654321',
  expiresAt: '2026-12-21T23:00:00.000Z',
});

test('a guest has a login beside the card form, and a user a checkbox', () => {
  const html = (role: 'guest' | 'user'): string =>
    renderInApp(<KeepCardChoice keep={false} onChange={() => undefined} />, {
      session: session(role),
    });
  expect(html('guest')).toContain('Con tu cuenta guardas esta tarjeta para la próxima vez.');
  expect(html('guest')).toContain('Ingresar');
  expect(html('guest')).not.toContain('checkbox');
  expect(html('user')).toContain('type="checkbox"');
  expect(html('user')).not.toContain('Ingresar');
});
