import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { testMailBrand } from '../testing/test-mail-brand.ts';
import { deliveryAlertMail } from './delivery-alert.mail.ts';

test('the alert mail tells the brand’s contact the problem, the order and the deadline', () => {
  const mail = deliveryAlertMail({
    orderId: '0190f1c2-0000-7000-8000-000000000007' as OrderId,
    number: 7,
    storeName: 'Local Ñuñoa',
    why: 'no courier left',
    to: 'hola@brasa.example',
    name: 'Camila Rojas',
    phone: '+56987654321',
    brand: testMailBrand,
    decideBy: '2026-11-21T23:45:00.000Z',
    timeZone: 'America/Santiago',
  });
  expect(mail).toMatchObject({
    to: 'hola@brasa.example',
    subject: 'Revisa el reparto del pedido 7 · Local Ñuñoa',
  });
  expect(mail.text).toContain('Ningún repartidor tomó este pedido.');
  expect(mail.text).toContain(
    'Si a las 20:45 nadie lo ha resuelto, el pedido se cancela y se devuelve lo pagado.',
  );
  expect(mail.text).toContain('Camila Rojas, +56987654321');
});
