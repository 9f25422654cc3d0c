import { countries } from '@comanda/domain/country/countries.ts';
import { mailColoursOf } from '@comanda/domain/theme/mail-colours.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { OrderId, ProductId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { testMailBrand } from '../testing/test-mail-brand.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { MailContent } from './mail-content.ts';
import { type ReceiptFacts, receiptMail } from '../order/receipt.mail.ts';

const content: MailContent = {
  id: 'one',
  to: 'ana@example.com',
  subject: 'Tu código',
  preheader: 'Dura 10 minutos',
  title: 'Tu código',
  blocks: [{ kind: 'code', label: 'Código', code: '409123', hint: 'Dura 10 minutos' }],
  link: { label: 'Ingresar', url: 'https://brasa.example/?oobCode=a&b="c' },
  footer: 'Nadie te lo pedirá.',
};

test('a mail has the brand’s name, header and button colours, its logo from the shop’s host and the country’s language', () => {
  const brand = {
    ...testMailBrand,
    country: countries.mx,
    colours: mailColoursOf({ brandPrimary: '#6a3d8f', headerColour: '#1d1424' }),
  };
  const { html, fromName } = layOutMail(brand, content);
  expect(fromName).toBe('Brasa & Pan');
  expect(html).toContain('<html lang="es-MX"');
  expect(html).toContain('background:#1d1424');
  expect(html).toContain('background:#6a3d8f;color:#ffffff');
  expect(html).toContain('src="https://brasa.example/apple-touch-icon.png"');
  expect(html).toContain('Brasa &amp; Pan</span>');
});

test('a mail loads nothing but the logo, whose address is the same for everybody', () => {
  const { html } = layOutMail(testMailBrand, content);
  expect(html.match(/(?:src|srcset|background)="[^"]*"|url\([^)]*\)|@import|<link/gu)).toEqual([
    'src="https://brasa.example/apple-touch-icon.png"',
  ]);
  expect(html).not.toContain(content.to);
});

test('a code is one piece of text, in the HTML and in the plain text', () => {
  const { html, text } = layOutMail(testMailBrand, content);
  expect(html).toMatch(/user-select:all">409123</u);
  expect(text).toContain('Código: 409123\nDura 10 minutos');
  expect(text).toContain('Ingresar: https://brasa.example/?oobCode=a&b="c');
  expect(html).toContain('?oobCode=a&amp;b=&quot;c');
});

const hostile = '"><img src=x onerror=1>\u202e</h1><script>';
const order: ReceiptFacts['order'] = {
  id: '0190f1c2-0000-7000-8000-000000000007' as OrderId,
  number: 7,
  status: 'created',
  createdAt: '2026-11-21T16:00:00.000Z',
  estimatedAt: '2026-11-21T16:15:00.000Z',
  scheduledDate: null,
  products: Array.from({ length: 50 }, (_, at) => ({
    productId: at as ProductId,
    name: `${hostile}${'n'.repeat(80)}`,
    quantity: 99,
    unitPrice: minor(5_990),
    total: minor(593_010),
    discount: minor(0),
    instructions: '',
    modifiers: Array.from({ length: 40 }, (__, id) => ({
      id,
      name: `${hostile}${'m'.repeat(80)}`,
      quantity: 2,
      price: minor(1),
      parentId: null,
      groupId: 1,
    })),
  })),
  subtotal: minor(29_650_500),
  discount: minor(1_000),
  discounts: [],
  points: minor(0),
  pointsUsed: 0,
  coupon: null,
  delivery: minor(0),
  serviceFee: minor(100),
  tip: minor(500),
  storeTip: minor(0),
  total: minor(29_650_100),
  handOverCode: '0042',
  storeName: hostile,
  storePhone: hostile,
  payment: null,
  paymentMethod: 'cash',
  timeZone: 'America/Santiago',
  dispatchMethod: 'store_delivery',
};

test('the largest receipt with hostile names stays below 100 kB, and no name becomes markup', () => {
  const brand = { ...testMailBrand, name: hostile };
  const { html, text } = receiptMail({ order, name: hostile, email: 'ana@example.com', brand });
  expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(100_000);
  expect(html).not.toContain('<script');
  expect(html.match(/<img/gu)).toHaveLength(1);
  expect(html.match(/<h1/gu)).toHaveLength(1);
});

test('a receipt lists the lines and every part of the amount, as the shop does', () => {
  const [line] = order.products;
  const products = line
    ? [{ ...line, name: 'Clásica', modifiers: line.modifiers.slice(0, 0) }]
    : [];
  const { text, html } = receiptMail({
    order: { ...order, products },
    name: 'Ana',
    email: 'ana@example.com',
    brand: testMailBrand,
  });
  for (const row of [
    '99 × Clásica: $593.010',
    'Subtotal: $29.650.500',
    'Descuento: -$1.000',
    'Tarifa de servicio: $100',
    'Propina para quien reparte: $500',
    'Total: $29.650.100',
    'Código de entrega: 0042',
  ])
    expect(text).toContain(row);
  expect(html).toMatch(/<th scope="row"[^>]*>Total<\/th>/u);
});
