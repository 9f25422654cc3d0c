import { tableLimits } from '@comanda/domain/draft/table-limits.ts';
import { expect, test } from 'vitest';
import { unzip, zip } from './zip-without-worker.ts';

const packed = (files: Record<string, Uint8Array>): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    zip(files, (error, data) => (error === null ? resolve(data) : reject(error))),
  );
const unpacked = (archive: Uint8Array): Promise<Record<string, Uint8Array>> =>
  new Promise((resolve, reject) =>
    unzip(archive, (error, data) => (error === null ? resolve(data) : reject(error))),
  );

test('a file is packed and unpacked without a worker, and one that unpacks to too much is refused', async () => {
  const bytes = new TextEncoder().encode('hoja '.repeat(200_000));
  const files = await unpacked(await packed({ 'hoja.xml': bytes }));
  expect(files['hoja.xml']).toEqual(bytes);
  const bomb = await packed({ 'hoja.xml': new Uint8Array(tableLimits.unpackedBytes + 1) });
  expect(bomb.length).toBeLessThan(tableLimits.bytes);
  await expect(unpacked(bomb)).rejects.toThrow('too many bytes');
  await expect(unpacked(new Uint8Array([1, 2, 3]))).rejects.toThrow();
});
