import { type Decimals, fromMajor, type Minor, toMajor } from '@comanda/domain/money/money.ts';
import * as v from 'valibot';

/**
 * Body of every refusal (docs/rules/limits.md#shape-of-a-refusal). `message` is the label of the
 * error catalogue.
 */
export const errorBody = v.object({
  code: v.pipe(v.number(), v.integer()),
  message: v.string(),
  metadata: v.record(v.string(), v.unknown()),
});

/**
 * Metadata keys whose values are amounts, at any depth: minor units inside, major units on the
 * wire.
 */
const amounts: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'missing',
  'over',
  'amount',
  'fee',
  'freeFrom',
  'unitPrice',
  'subtotal',
  'discount',
  'points',
  'available',
  'benefit',
  'delivery',
  'serviceFee',
  'total',
  'expectedTotal',
]);

type Convert = (amount: number) => number;

function convert(value: unknown, change: Convert): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return convertAll(value, change);
}

const convertAll = (metadata: object, change: Convert): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [
      key,
      typeof value === 'number' && amounts.has(key) ? change(value) : convert(value, change),
    ]),
  );

/** Converts the metadata of a refusal, or of a quote's obstacle, from inner to wire values. */
export const writeMetadata = (
  metadata: Record<string, unknown>,
  decimals: Decimals,
): Record<string, unknown> => convertAll(metadata, (amount) => toMajor(amount as Minor, decimals));

/**
 * Converts metadata from wire to inner values. An amount that cannot be converted stays unchanged.
 */
export const readMetadata = (
  metadata: Record<string, unknown>,
  decimals: Decimals,
): Record<string, unknown> =>
  convertAll(metadata, (amount) => fromMajor(amount, decimals) ?? amount);
