import { expect, test } from 'vitest';
import { systemRandom, uuid7 } from './random.ts';

test('ids are UUIDs of version 7 and sort by creation time', () => {
  expect(uuid7(0x017f22e279b0, new Uint8Array(10).fill(0xff))).toBe(
    '017f22e2-79b0-7fff-bfff-ffffffffffff',
  );
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map((now) =>
    systemRandom.id(now),
  );
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => systemRandom.id(5))).size).toBe(1_000);
});

test('digits keep their leading zeros', () => {
  expect(
    Array.from({ length: 200 }, () => systemRandom.digits(4)).every((code) => /^\d{4}$/.test(code)),
  ).toBe(true);
});
