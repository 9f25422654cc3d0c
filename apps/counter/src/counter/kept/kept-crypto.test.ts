import { expect, test } from 'vitest';
import {
  createDataKey,
  createDeviceKey,
  createPersonKeys,
  decryptValue,
  encryptValue,
  openDataKey,
  openPersonKey,
  pinRounds,
} from './kept-crypto.ts';

const order = { number: 18, customer: { name: 'Camila Rojas', phone: '+56987654321' } };

test('the PIN of each person opens what anybody of the device kept, and another PIN opens nothing', async () => {
  const device = await createDeviceKey();
  const rosa = await createPersonKeys('2580', device);
  const luis = await createPersonKeys('1379', device);
  const { key, sealed } = await createDataKey([rosa.publicKey, luis.publicKey]);
  const kept = await encryptValue(key, order);
  for (const [person, pin, at] of [
    [rosa, '2580', 0],
    [luis, '1379', 1],
  ] as const) {
    const own = await openPersonKey(person, pin, device);
    const other = sealed[1 - at];
    const mine = sealed[at];
    if (own === null || mine === undefined || other === undefined) throw new Error('no key');
    const opened = await openDataKey(own, mine);
    expect(opened && (await decryptValue(opened, kept))).toEqual(order);
    expect(await openDataKey(own, other)).toBeNull();
  }
  expect(await openPersonKey(rosa, '2581', device)).toBeNull();
});

test('a copy of the storage without the key of the device opens nothing, also with the right PIN', async () => {
  const device = await createDeviceKey();
  const rosa = await createPersonKeys('2580', device);
  expect(device.extractable).toBe(false);
  expect(await openPersonKey(rosa, '2580', await createDeviceKey())).toBeNull();
});

test('what is kept names no shopper, and the key of another day does not open it', async () => {
  const { key } = await createDataKey([]);
  const kept = await encryptValue(key, order);
  expect(new TextDecoder().decode(kept.data)).not.toMatch(/Camila|56987654321/);
  expect(await decryptValue((await createDataKey([])).key, kept)).toBeNull();
  expect(key.extractable).toBe(false);
  expect(pinRounds).toBeGreaterThanOrEqual(600_000);
});
