import { expect, test } from 'vitest';
import { widthAddress, widthName } from './picture-address.ts';

test('every width of a picture lies beside its largest one, also when its own name ends with a number', () => {
  const url = `/t/burger/x/${widthName('combo-2', 800, 'webp')}`;
  expect(widthAddress({ url }, 320, 'avif')).toBe('/t/burger/x/combo-2-320.avif');
  expect(widthAddress({ url }, 480, 'webp')).toBe('/t/burger/x/combo-2-480.webp');
});
