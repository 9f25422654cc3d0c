import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { asOwner, openCounter } from '../support/counter.ts';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import type { DemoBrand } from '../support/demo-brands.ts';
import { canStartServer, startExtraServer } from '../support/extra-server.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { test } from '../support/story.ts';
import { orderByWebpay } from '../support/webpay-at-counter.ts';

test.slow();

const longName = 'Local Ñuñoa, Paseo de los Dominicos de Manuel Montt con Irarrázaval';
const panel = (page: Page) => page.getByRole('region', { name: 'Dinero por aclarar' });

/**
 * Stores an address of a restaurant's system in every brand, or none. Running servers keep what
 * they have read.
 */
const nameKitchens = (url: 'https://kitchen.example/orders' | null): Promise<void> =>
  asOwner('burger', async (query) => {
    const value = url === null ? 'null' : `"${url}"`;
    await query(
      `do $$ declare brand text; begin
      for brand in select id from tenants loop
        perform set_config('app.tenant_id', brand, false);
        update tenant_settings set operations = jsonb_set(operations, '{kitchenUrl}', '${value}') where tenant_id = brand;
      end loop; end $$`,
      [],
    );
  });

/**
 * Outside a demonstration a server does not start without an address for the orders of each store.
 */
async function startOutsideDemonstration(): Promise<Awaited<ReturnType<typeof startExtraServer>>> {
  await nameKitchens('https://kitchen.example/orders');
  try {
    return await startExtraServer({
      DEMO: '0',
      SANDBOX_URL: undefined,
      SANDBOX_FRAMES_URL: undefined,
      TRANSBANK_URL: 'https://webpay.example',
    });
  } finally {
    await nameKitchens(null);
  }
}

type Held = {
  state: 'failed' | 'refunding';
  amount: number;
  undecidedHours?: number;
  dueHours?: number;
  alert?: string;
};

/**
 * Stores a further payment of the order, as a provider's late or missing answers leave one behind.
 */
const holdMoney = (brand: string, orderId: string, held: Held): Promise<void> =>
  asOwner(brand as DemoBrand, async (query) => {
    const id = randomUUID();
    await query(
      `insert into payment_attempts
        select (jsonb_populate_record(a, jsonb_build_object('id', $2::uuid, 'request_key', $2::uuid,
        'state', $3::text, 'amount', $4::bigint,
          'merchant_ref', substr(md5($2::text), 1, 26), 'provider_ref', null, 'captured', case
            when $3 = 'refunding' then $4::bigint end, 'refunded', 0,
          'problem', 'expired', 'deadline', now() - make_interval(hours => $5::int),
          'undecided_since', case when $3 = 'failed' then now() - make_interval(hours => $5::int)
            end,
          'refund_due_at', case when $3 = 'refunding' then now() - make_interval(hours => $6::int)
            end))).*
        from payment_attempts a where a.tenant_id = $7 and a.order_id = $1 and a.state = 'completed'`,
      [orderId, id, held.state, held.amount, held.undecidedHours ?? 0, held.dueHours ?? 0, brand],
    );
    if (held.alert !== undefined)
      await query(
        `insert into payment_events (tenant_id, attempt_id, at, kind, detail)
          values ($1, $2, now(), 'alert', jsonb_build_object('why', $3::text))`,
        [brand, id, held.alert],
      );
  });

test('a manager sees money that pays no order in the till: its order, amount, age and what happens next', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const id = `heldmoney-${test.info().project.name}`;
  const origin = await publishBurgerCopy(id, ({ stores: [first, second] }) => {
    Object.assign(first ?? {}, { ordersGoTo: 'counter', name: longName });
    Object.assign(second ?? {}, { ordersGoTo: 'counter' });
  });
  const order = await orderByWebpay(shopper, origin);
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();

  await test.step('without such money the till says so below', async () => {
    await openCounter(counter, baseURL, { brand: id as DemoBrand, path: '/caja' });
    await expect(panel(counter)).toContainText('No hay dinero por aclarar.');
    await expectFitsTheCounter(counter, 'no money that pays no order');
  });

  await test.step('each payment says what it is and what happens next', async () => {
    await holdMoney(id, order.id, { state: 'failed', amount: 12_345_678, undecidedHours: 76 });
    await holdMoney(id, order.id, { state: 'failed', amount: 3_290, undecidedHours: 24 * 40 });
    await holdMoney(id, order.id, { state: 'refunding', amount: 5_990, dueHours: 5 });
    const refused = { state: 'refunding', amount: 990, dueHours: 30 } as const;
    await holdMoney(id, order.id, { ...refused, alert: 'refund refused' });
    await counter.reload();
    const rows = panel(counter).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(0)).toContainText('Hace 40 días. El medio de pago no dijo en 30 días');
    await expect(rows.nth(0)).toContainText('avisa a soporte');
    await expect(rows.nth(1)).toContainText('$12.345.678');
    await expect(rows.nth(1)).toContainText(
      /Hace 3 días\. .* Se lo preguntamos cada día hasta el /u,
    );
    await expect(rows.nth(2)).toContainText('Paga al cliente por otro medio');
    await expect(rows.nth(3)).toContainText('Hace 5 horas. Falta confirmar la devolución.');
    await expectFitsTheCounter(counter, 'money that pays no order');
    await expect(rows.nth(0).getByRole('link')).toHaveAttribute('href', new RegExp(order.id, 'u'));
    await counter.getByText('Todo junto').first().click();
    await expect(panel(counter).getByRole('listitem').first()).toContainText(longName);
    await expectFitsTheCounter(counter, 'money that pays no order of all stores');
  });
  await tablet.close();
});

test('outside of a demonstration the store’s screen says which payment methods rest on assumed facts', async ({
  page,
  baseURL,
}) => {
  test.skip(!canStartServer, 'a second server needs the database of npm run e2e');
  const methods = page.getByRole('region', { name: 'Medios de pago' });
  await openCounter(page, baseURL, { role: 'owner', path: '/local' });
  await expect(methods).toContainText('Webpay');
  await expect(methods).not.toContainText('Sin probar');
  const server = await startOutsideDemonstration();
  try {
    await openCounter(page, server.origin('burger'), { role: 'owner', path: '/local' });
    await expect(methods.getByRole('listitem').filter({ hasText: 'Webpay' })).toContainText(
      /Sin probar con el proveedor: \d+ puntos/u,
    );
    await expect(methods.getByRole('listitem').filter({ hasText: 'Efectivo' })).not.toContainText(
      'Sin probar',
    );
    await expectFitsTheCounter(page, 'payment methods with assumed facts');
  } finally {
    await server.stop();
  }
});
