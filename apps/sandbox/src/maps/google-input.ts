import { readObject, textOf } from '../http/read-json.ts';

export type Autocomplete = { input: string; region: string | null; sessionToken: string | null };
export type ReadAutocomplete = { ok: true; value: Autocomplete } | { ok: false; error: string };

const known = [
  'input',
  'sessionToken',
  'includedRegionCodes',
  'languageCode',
  'locationBias',
  'locationRestriction',
  'includeQueryPredictions',
];
const no = (error: string): ReadAutocomplete => ({ ok: false, error });

/** The body of places:autocomplete: no field that it does not have, a token of at most 36 base64url signs, regions of two letters. */
export function readAutocomplete(rawBody: string): ReadAutocomplete {
  const body = readObject(rawBody);
  if (body === null) return no('Invalid JSON payload received.');
  const stranger = Object.keys(body).find((name) => !known.includes(name));
  if (stranger !== undefined) return no(`Invalid JSON payload received. Unknown name "${stranger}": Cannot find field.`);
  const input = textOf(body['input']);
  if (input === null) return no('Input is a required parameter.');
  const token = body['sessionToken'];
  if (token !== undefined && !(typeof token === 'string' && /^[A-Za-z0-9_-]{1,36}$/.test(token))) return no('Invalid session token.');
  const regions: unknown = body['includedRegionCodes'] ?? [];
  if (!Array.isArray(regions) || !regions.every((code) => typeof code === 'string' && /^[a-z]{2}$/.test(code))) {
    return no('Invalid included_region_codes.');
  }
  return { ok: true, value: { input, region: textOf(regions[0]), sessionToken: textOf(token) } };
}
