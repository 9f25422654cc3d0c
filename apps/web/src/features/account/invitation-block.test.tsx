import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { InvitationBlock } from './invitation-block.tsx';

test('a user’s own invitation is shown; without one there is no such block', () => {
  expect(renderInApp(<InvitationBlock code="AMIGO7K2F9Q" />)).toContain('AMIGO7K2F9Q');
  expect(renderInApp(<InvitationBlock code={null} />)).toBe('');
});
