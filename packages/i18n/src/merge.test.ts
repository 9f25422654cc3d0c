import { expect, test } from 'vitest';
import { merge, type Overlay } from './merge.ts';
import { defineTexts } from './define-texts.ts';

const base = {
  hello: 'Hola',
  tags: { hot: 'Caliente', cold: 'Frío' },
  wait: (minutes: number) => `${minutes} min`,
};

test('an overlay replaces the texts it names, at any depth, and leaves the others', () => {
  const merged = merge(base, {
    tags: { hot: 'Calentito' },
    wait: (minutes) => `unos ${minutes} min`,
  });
  expect(merged.tags).toEqual({ hot: 'Calentito', cold: 'Frío' });
  expect([merged.hello, merged.wait(5)]).toEqual(['Hola', 'unos 5 min']);
});

test('an unknown key, a wrong parameter or a missing parameter does not compile', () => {
  // @ts-expect-error the base has no such text
  const unknown: Overlay<typeof base> = { bye: 'Adiós' };
  // @ts-expect-error the text is a function
  const flat: Overlay<typeof base> = { wait: 'pronto' };
  // @ts-expect-error the parameter is a number
  const said = merge(base, {}).wait('5');
  expect([unknown, flat, said]).toHaveLength(3);
});

test('the texts of a locale are created once', () => {
  const texts = defineTexts(
    'menu',
    ({ cart }) => ({ pickupOnly: `Ver ${cart}` }),
    ({ menu }) => menu,
  );
  expect(texts('es-CL')).toBe(texts('es-CL'));
  expect([texts('es-CL').pickupOnly, texts('es').pickupOnly, texts('es-MX').pickupOnly]).toEqual([
    'Ver carro',
    'Ver carrito',
    'Solo para recoger en sucursal',
  ]);
});
