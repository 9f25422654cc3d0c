import type { RuntimeId } from '@comanda/domain/ids.ts';
import { randomFillSync, randomInt } from 'node:crypto';

export type Random = {
  /**
   * Returns a new UUIDv7, which sorts by the given time in milliseconds. It is new, so it may
   * become the id of any noun whose ids are made at run time: the caller's type says of which.
   */
  id<Id extends RuntimeId>(now: number): Id;
  /** Returns 32 random bytes as base64url. */
  secret(): string;
  /** Returns `count` random decimal digits, with leading zeros. */
  digits(count: number): string;
};

export const systemRandom: Random = {
  id: <Id extends RuntimeId>(now: number) => uuid7(now, takeRandomBytes(10)) as Id,
  secret: () => takeRandomBytes(32).toString('base64url'),
  digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
};

const pool = Buffer.alloc(4_096);
let unusedBytes = 0;

/** Returns random bytes of the operating system, read one page at a time and wiped after use. */
function takeRandomBytes(count: number): Buffer {
  if (unusedBytes < count) {
    randomFillSync(pool);
    unusedBytes = pool.length;
  }
  const bytes = Buffer.from(pool.subarray(unusedBytes - count, unusedBytes));
  pool.fill(0, unusedBytes - count, unusedBytes);
  unusedBytes -= count;
  return bytes;
}

/** Returns a UUIDv7 (RFC 9562 §5.7): 48 bits of Unix milliseconds, version, 74 random bits. */
export function uuid7(now: number, random: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.set(random.subarray(0, 10), 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
