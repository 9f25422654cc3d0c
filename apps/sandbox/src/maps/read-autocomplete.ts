import { readObject, textOrNull } from '../http/read-json.ts';

type Autocomplete = { input: string; region: string | null; sessionToken: string | null };
export type AutocompleteResult = { ok: true; value: Autocomplete } | { ok: false; error: string };

const knownFields = [
  'input',
  'sessionToken',
  'includedRegionCodes',
  'languageCode',
  'locationBias',
  'locationRestriction',
  'includeQueryPredictions',
];
const no = (error: string): AutocompleteResult => ({ ok: false, error });

/**
 * Reads the body of places:autocomplete. Refuses unknown fields; a token has at most 36 base64url
 * characters, a region two letters.
 */
export function readAutocomplete(rawBody: string): AutocompleteResult {
  const body = readObject(rawBody);
  if (body === null) return no('Invalid JSON payload received.');
  const unknownField = Object.keys(body).find((name) => !knownFields.includes(name));
  if (unknownField !== undefined)
    return no(`Invalid JSON payload received. Unknown name "${unknownField}": Cannot find field.`);
  const input = textOrNull(body['input']);
  if (input === null) return no('Input is a required parameter.');
  const token = body['sessionToken'];
  if (token !== undefined && !(typeof token === 'string' && /^[A-Za-z0-9_-]{1,36}$/.test(token)))
    return no('Invalid session token.');
  const regions: unknown = body['includedRegionCodes'] ?? [];
  if (
    !Array.isArray(regions) ||
    !regions.every((code) => typeof code === 'string' && /^[a-z]{2}$/.test(code))
  ) {
    return no('Invalid included_region_codes.');
  }
  if (body['locationBias'] !== undefined && !isCircle(body['locationBias']))
    return no('Invalid location_bias.');
  return {
    ok: true,
    value: { input, region: textOrNull(regions[0]), sessionToken: textOrNull(token) },
  };
}

const maxMetres = 50_000;
const isWithin = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= most;
const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([key]) => key === name)?.[1]
    : undefined;

/** True for `{circle: {center: {latitude, longitude}, radius}}` of at most 50 km. */
function isCircle(bias: unknown): boolean {
  const circle = partOf(bias, 'circle');
  const [center, radius] = [partOf(circle, 'center'), partOf(circle, 'radius')];
  const isPoint =
    isWithin(partOf(center, 'latitude'), 90) && isWithin(partOf(center, 'longitude'), 180);
  return isPoint && typeof radius === 'number' && radius >= 0 && radius <= maxMetres;
}
