import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { InvitationBlock } from './invitation-block.tsx';

test('a user’s own invitation can be copied; without one there is no such block', () => {
  const html = renderInApp(<InvitationBlock code="AMIGO7K2F9Q" />);
  expect(html).toContain('AMIGO7K2F9Q');
  expect(html).toContain('Copiar código');
  expect(renderInApp(<InvitationBlock code={null} />)).toBe('');
});
