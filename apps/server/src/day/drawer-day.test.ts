import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRiderTestShop, type RiderTestShop } from '../testing/rider-shop.ts';
import { createTestStaff } from '../testing/test-staff.ts';

let shop: RiderTestShop;
beforeAll(async () => {
  shop = await openRiderTestShop();
});
afterAll(() => shop.close());

test('the file of a drawer’s day has openings, movements, counts, settlements and corrections by the clock of the store, and runs no formula', async () => {
  const who = await createTestStaff(shop.servers[0], { role: 'manager' });
  const asManager = (method: string, path: string, body?: object) =>
    shop.atCounter(method, path, body, { who });
  const order = await shop.newOrder();
  const { run } = await shop.newRun([order.id]);
  await shop.atCounter('POST', `/runs/${run.id}/stops/${order.id}/delivered`);
  await shop.owner.rows('burger', `update staff set name = '@jefa' where role = 'manager'`, []);
  await shop.owner.rows('burger', `update riders set name = '=HYPERLINK("x")'`, []);
  await asManager('POST', '/drawer', { float: 500 });
  const settlement = { order_ids: [order.id], to_hand_in: 7_980, handed_in: 7_000 };
  await shop.atCounter('POST', `/riders/${run.rider.id}/settlements`, settlement);
  const { settlements } = (await asManager('GET', '/rider-cash')).body;
  const correction = { before: 7_000, handed_in: 7_100 };
  await asManager('POST', `/settlements/${settlements[0].id}/corrections`, correction);
  await asManager('POST', '/drawer/movements', { kind: 'out', reason: 'bank', amount: 600 });
  await asManager('POST', '/drawer/count', { counted: 6_990 });

  const path = '/v1/counter/stores/1/days/today/drawer-export';
  const answer = await fetch(`${shop.servers[0].origin}${path}`, { headers: who.headers });
  expect(answer.headers.get('content-disposition')).toMatch(/"burger-1-caja-[-\d]+\.csv"$/u);
  const [head, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head?.replace('\uFEFF', '')).toBe(
    'Hora,Zona horaria,Qué pasó,Motivo,Repartidor,Quién,Entra o sale de la caja,Contado o entregado,Debía ser,Diferencia',
  );
  const [, zone = ''] = lines[0]?.split(',') ?? [];
  expect(zone).toBe('America/Santiago');
  const cells = lines.map((line) => line.replace(`${line.split(',')[0]},${zone},`, ''));
  const rider = `"'=HYPERLINK(""x"")"`;
  const [cook, boss] = ['Rosa Pinto', `'@jefa`];
  expect(cells.toSorted()).toEqual(
    [
      `Abrió la caja,,,${boss},500,,,`,
      `Entregó un repartidor,,${rider},${cook},,7000,7980,-980`,
      `Entró,Repartidor,${rider},${cook},7000,,,`,
      `Corrección de lo entregado,,${rider},${boss},,100,0,100`,
      `Entró,Repartidor,${rider},${boss},100,,,`,
      `Salió,Banco,,${boss},-600,,,`,
      `Contó y cerró,,,${boss},,6990,7000,-10`,
    ].toSorted(),
  );
  const amounts = cells.map((line) => Number(line.split(',').at(-4)));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(7_000);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,/u);
  const crew = await fetch(`${shop.servers[0].origin}${path}`, { headers: shop.cook.headers });
  expect(crew.status).toBe(403);
});
