import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import type { CartId, UserId } from '@comanda/domain/ids.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { createToasts } from '@comanda/ui/toasts/toasts.ts';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { pageTexts } from '../../platform/texts.ts';
import type { AppContext } from '../../shop/app-context.ts';
import {
  cartWithLink,
  forgetCartLink,
  liveCartLink,
  setCartLink,
} from '../../shop/remote-cart/live-cart-link.ts';
import { endCartLink } from './end-cart-link.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const cartId = '018f0000-0000-7000-8000-000000000001' as CartId;
const ana = 'ana' as UserId;
const share = (minutes: number): void =>
  setCartLink(ana, cartId, new Date(now + minutes * 60_000).toISOString());

afterEach(forgetCartLink);

test('a cart can be un-shared while a link of it works, and by its owner alone', () => {
  const shown = (userId = ana): CartId | null =>
    cartWithLink(liveCartLink.getState().link, userId, now);
  expect(shown()).toBeNull();
  share(1);
  expect(shown()).toBe(cartId);
  expect(shown('eva' as UserId)).toBeNull();
  share(0);
  expect(shown()).toBeNull();
});

/** Ends the links of a cart that is shared. Returns the toast and the calls. */
async function end(answer: RequestListener) {
  share(1);
  const { api, requests } = await createTestApi(answer);
  const settings = makeSettings();
  const toasts = createToasts();
  const app = { api, page: { settings }, texts: pageTexts(settings), toasts };
  await endCartLink(app as unknown as AppContext, cartId);
  return { toast: toasts.getState().toast, requests };
}

const ended: RequestListener = (_request, response) => void response.writeHead(204).end();

test.each([
  ['a shared cart', ended],
  ['a cart that is gone', json(404, { code: 1002, message: 'NOT_FOUND', metadata: {} })],
])('the links of %s end, and the shopper is told', async (_what, answer) => {
  const { toast, requests } = await end(answer);
  expect(requests.map(({ line }) => line)).toEqual([`DELETE /v1/shopping_carts/${cartId}/link`]);
  expect(toast?.message).toBe('Listo. Los enlaces de tu carro ya no sirven.');
  expect(liveCartLink.getState().link).toBeNull();
});

test('links that could not be ended stay, and the shopper can try again', async () => {
  const { toast } = await end(json(503, { code: 1010, message: 'SERVICE_ERROR', metadata: {} }));
  expect(toast?.message).toBe('Tu carro sigue compartido.');
  expect(toast?.action?.label).toBe('Intentar de nuevo');
  expect(liveCartLink.getState().link).not.toBeNull();
});
