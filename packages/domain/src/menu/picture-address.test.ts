import { expect, test } from 'vitest';
import { pictureWidthAddress, pictureWidthName } from './picture-address.ts';

test('every width of a picture is stored beside its largest one, also if the picture’s name ends with a number', () => {
  const url = `/t/burger/x/${pictureWidthName('combo-2', 800, 'webp')}`;
  expect(pictureWidthAddress({ url }, 320, 'avif')).toBe('/t/burger/x/combo-2-320.avif');
  expect(pictureWidthAddress({ url }, 480, 'webp')).toBe('/t/burger/x/combo-2-480.webp');
});
