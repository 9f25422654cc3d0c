import { expect, type Page } from '@playwright/test';
import { chooseDelivery } from './shopper.ts';

/**
 * One order per country but Chile, with its address fields, receipt, telephone, currency and the
 * brand's own wording.
 */
export const orders = {
  cocina: {
    products: ['Mole de plátano', 'Plátanos en gloria', 'Guacamol'],
    typed: '4a avenida 12-34',
    address: /4a\. Avenida 12-34/,
    fee: /^Q\s15\.00$/,
    total: /pagas Q\s83\.00 al recibir/,
    receipt: { label: 'NIT o CF para la factura', wrong: '12345678', right: 'CF' },
    person: { name: 'Ana Lucía Pérez', phone: '51234567', email: 'ana@example.com' },
    prefix: '+502',
    texts: { more: '¿Algo más para la mesa?', thanks: '¡Gracias! Tu pedido llegó a la cocina' },
  },
  sushi: {
    products: ['Sopa miso', 'Ensalada sunomono'],
    typed: 'Colima 220',
    address: /Colima 220/,
    fee: /^\$39\.00$/,
    total: /pagas \$195\.50 al recibir/,
    receipt: { label: '¿Necesitas factura? Escribe tu RFC', wrong: 'ABC', right: '' },
    person: { name: 'María Fernanda Ñáñez', phone: '5512345678', email: 'mafer@example.com' },
    prefix: '+52',
    texts: { more: 'Para acompañar', thanks: 'Arigatō, ya tenemos tu pedido' },
  },
  polleria: {
    products: ['Ensalada de la casa', 'Chicha morada de litro'],
    typed: 'Av. José Larco 620',
    address: /Av\. José Larco 620/,
    fee: /^S\/\s5\.90$/,
    total: /pagas S\/\s32\.70 al recibir/,
    receipt: { label: 'RUC o DNI para tu comprobante', wrong: '20131312954', right: '20131312955' },
    person: { name: 'Rosa Elvira Quispe', phone: '987654321', email: 'rosa@example.com' },
    prefix: '+51',
    texts: { more: '¿Con qué lo acompañas?', thanks: '¡Listo! Tu pedido llegó al carbón' },
  },
} as const;

/** Puts the brand's products of its order into the cart, for delivery. */
export async function fillCart(page: Page, brand: keyof typeof orders): Promise<void> {
  const { products, typed, address } = orders[brand];
  for (const [place, name] of products.entries()) {
    await page.getByRole('link', { name, exact: true }).click();
    const sheet = page.getByRole('dialog', { name, exact: true });
    await sheet.getByRole('button', { name: /^Agregar (?!con ).*[0-9]/ }).click();
    await expect(sheet).toBeHidden();
    if (place === 0) await chooseDelivery(page, typed, address);
  }
}
