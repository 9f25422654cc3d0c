import { expect, test } from 'vitest';
import { addressAttribution, mapTilesFromConfig } from './map-tiles.ts';

const none = { googleMapsKey: null, googleMapsUrl: null, photonUrl: null, nominatimUrl: null };
const tileUrl = 'https://tiles.example/{z}/{x}/{y}.png';

test('pictures are those that are set, in a demonstration the sandbox’s, or nobody’s', () => {
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

test('whose addresses are shown is thanked on the map, and nobody for our own', () => {
  expect(addressAttribution(none)).toBeNull();
  expect(addressAttribution({ ...none, googleMapsKey: 'k', photonUrl: 'p' })).toContain('Google');
  expect(addressAttribution({ ...none, photonUrl: 'p' })).toContain('OpenStreetMap');
  expect(addressAttribution({ ...none, nominatimUrl: 'n' })).toContain('OpenStreetMap');
});
