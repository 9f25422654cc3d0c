import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { LiveAnnouncer } from './live-announcer.tsx';

test('the live region of an order is silent at first', () => {
  expect(renderInApp(<LiveAnnouncer order={makeOrder(41)} />)).toMatch(
    /^<p[^>]* role="status"><\/p>$/,
  );
});
