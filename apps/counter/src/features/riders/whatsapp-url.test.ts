import { expect, test } from 'vitest';
import { whatsappUrl } from './whatsapp-url.ts';

test('the message and the key behind the # reach WhatsApp whole', () => {
  const url = new URL(whatsappUrl('+502 5555-1234', 'Hola & adiós: https://a.example/reparto#k.1'));
  expect(url.pathname).toBe('/50255551234');
  expect(url.hash).toBe('');
  expect(url.searchParams.get('text')).toBe('Hola & adiós: https://a.example/reparto#k.1');
});
