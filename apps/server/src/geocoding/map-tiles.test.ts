import { expect, test } from 'vitest';
import { addressAttribution, mapTilesFromConfig } from './map-tiles.ts';

const none = { googleMapsKey: null, googleMapsUrl: null, photonUrl: null, nominatimUrl: null };
const tileUrl = 'https://tiles.example/{z}/{x}/{y}.png';

test('the map uses the configured tiles, in a demonstration the sandbox’s, else none', () => {
  const config = {
    mapTileUrl: null,
    mapAttribution: '© Nosotros',
    demo: true,
    sandboxUrl: 'http://127.0.0.1:4000',
  };
  expect(mapTilesFromConfig({ ...config, mapTileUrl: tileUrl })).toEqual({
    tileUrl,
    attribution: '© Nosotros',
  });
  expect(mapTilesFromConfig(config)?.tileUrl).toBe('http://127.0.0.1:4000/tiles/{z}/{x}/{y}.svg');
  expect(mapTilesFromConfig({ ...config, demo: false })).toBeNull();
});

test('the map names the source of third-party addresses, and none for our own', () => {
  expect(addressAttribution(none)).toBeNull();
  expect(addressAttribution({ ...none, googleMapsKey: 'k', photonUrl: 'p' })).toContain('Google');
  expect(addressAttribution({ ...none, photonUrl: 'p' })).toContain('OpenStreetMap');
  expect(addressAttribution({ ...none, nominatimUrl: 'n' })).toContain('OpenStreetMap');
});
