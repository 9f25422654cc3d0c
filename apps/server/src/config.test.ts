import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('a Nominatim of one’s own may be asked, the public one may not', () => {
  expect(readConfig({ NOMINATIM_URL: 'http://nominatim.internal:8080/' }).nominatimUrl).toBe('http://nominatim.internal:8080');
  for (const url of ['https://nominatim.openstreetmap.org', 'https://NOMINATIM.openstreetmap.org/search']) {
    expect(() => readConfig({ NOMINATIM_URL: url })).toThrow('of your own');
  }
});

test('what is no address is refused by the name of its setting', () => {
  expect(() => readConfig({ PHOTON_URL: 'photon.example' })).toThrow('PHOTON_URL must be an http address');
});
