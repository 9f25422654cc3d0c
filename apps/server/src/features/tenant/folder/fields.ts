import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { branded, fileId } from '@comanda/contract/fields.ts';
import * as v from 'valibot';

/** Pieces of the folder's format (docs/tenants.md). Unknown keys are refused, so that a misspelt one is not ignored in silence. */
export const tenantSlug = branded<TenantId>(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and hyphens')),
);
export const slug = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters and digits joined by hyphens'),
);
export const shortText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(160));
export const longText = v.pipe(v.string(), v.maxLength(2_000));
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour as #rrggbb'));
export const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:mm'));
export const clockSeconds = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time as HH:mm:ss'));
export const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
export const storeId = fileId<StoreId>();

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone, as America/Santiago'));

const inside = (folder: string, kinds: string) => new RegExp(`^${folder}/[A-Za-z0-9][A-Za-z0-9._-]{0,100}\\.(${kinds})$`);
/** A picture of the folder. */
export const image = v.pipe(v.string(), v.regex(inside('images', 'webp|avif|png|jpg|jpeg|svg'), 'must be a picture in images/'));
export const fontFile = v.pipe(v.string(), v.regex(inside('fonts', 'woff2'), 'must be a .woff2 file in fonts/'));
export const pageFile = v.pipe(v.string(), v.regex(inside('pages', 'md'), 'must be a .md file in pages/'));

/** A file says when with an offset; inside, instants are ISO strings in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp('must be an instant with offset, as 2026-12-24T19:00:00-03:00'));

/** A list whose items differ in what `keyOf` says. */
export const distinct = <const S extends v.GenericSchema>(item: S, keyOf: (item: v.InferOutput<S>) => unknown, what: string) =>
  v.pipe(
    v.array(item),
    v.check((items) => new Set(items.map(keyOf)).size === items.length, `${what} must differ from each other`),
  );
