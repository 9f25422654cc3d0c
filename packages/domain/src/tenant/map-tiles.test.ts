import { expect, test } from 'vitest';
import { isTileUrl, tileOrigin, withAttribution } from './map-tiles.ts';

test.each([
  'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  'http://127.0.0.1:4000/tiles/{z}/{x}/{y}.svg',
  'https://tiles.example:8443/styles/calles/{z}/{x}/{y}@2x.webp?key=abc-1',
])('%s is a tile URL', (text) => {
  expect(isTileUrl(text)).toBe(true);
});

test.each([
  '',
  'tiles/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  'https://tiles.example/{z}/{x}/{y}/{y}.png',
  'https://{s}.tiles.example/{z}/{x}/{y}.png',
  "https://tiles.example;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
  'https://name@tiles.example/{z}/{x}/{y}.png',
  'javascript://tiles.example/{z}/{x}/{y}',
])('"%s" is not a tile URL', (text) => {
  expect(isTileUrl(text)).toBe(false);
});

test('the content security policy allows only the origin', () => {
  expect(
    tileOrigin({ tileUrl: 'https://tiles.example:8443/a/{z}/{x}/{y}.png', attribution: '' }),
  ).toBe('https://tiles.example:8443');
});

test('the attribution of addresses is shown beside the map’s, once', () => {
  const map = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Ciudad' };
  expect(withAttribution(map, 'Direcciones © OpenStreetMap')?.attribution).toBe(
    '© Ciudad · Direcciones © OpenStreetMap',
  );
  expect(
    withAttribution({ ...map, attribution: '' }, 'Direcciones © OpenStreetMap')?.attribution,
  ).toBe('Direcciones © OpenStreetMap');
  expect(
    withAttribution({ ...map, attribution: '© OpenStreetMap' }, 'Direcciones © OpenStreetMap')
      ?.attribution,
  ).toBe('© OpenStreetMap');
  expect(withAttribution(map, null)).toEqual(map);
  expect(withAttribution(null, 'Direcciones © OpenStreetMap')).toBeNull();
});
