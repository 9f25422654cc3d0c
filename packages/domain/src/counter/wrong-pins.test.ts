import { expect, test } from 'vitest';
import { isMailedAbout, pinTriesLeft } from './wrong-pins.ts';

test('tries end with five wrong PINs on a device, and where the person never was with ten on all such devices', () => {
  const left = (onDevice: number, elsewhere: number, isUsed: boolean) =>
    pinTriesLeft({ onDevice, elsewhere }, isUsed);
  expect([left(0, 0, true), left(4, 99, true), left(5, 0, true), left(9, 0, true)]).toEqual([
    5, 1, 0, 0,
  ]);
  expect([left(0, 0, false), left(0, 7, false), left(4, 2, false), left(0, 10, false)]).toEqual([
    5, 3, 1, 0,
  ]);
});

test('a person is mailed with the fifth wrong PIN of a day, and not again within a day', () => {
  const day = 86_400_000;
  expect([4, 5, 9].map((wrong) => isMailedAbout(wrong, null, 0))).toEqual([false, true, true]);
  expect([1, day - 1, day].map((now) => isMailedAbout(6, 0, now))).toEqual([false, false, true]);
});
