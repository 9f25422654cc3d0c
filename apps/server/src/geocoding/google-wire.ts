import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import * as v from 'valibot';
import { wireLatitude, wireLongitude, shownText, wireCode } from '../platform/calls/wire-fields.ts';
import type { GeocoderSuggestion } from './geocoder.ts';
import { formatPlace } from './format-place.ts';

/**
 * Answers of Places (New) and Geocoding. Unknown fields are ignored. If a field we read is
 * malformed, the whole answer counts as invalid.
 */

const words = v.object({ text: shownText(500) });
/** A component's name; it may be empty, because Google returns components without a name. */
const shownName = v.pipe(
  v.string(),
  v.transform((value) => tidyText(value)),
  v.maxLength(500),
);
const placePrediction = v.object({
  placeId: wireCode,
  structuredFormat: v.object({ mainText: words, secondaryText: v.optional(words) }),
  types: v.optional(v.array(v.fallback(wireCode, '')), []),
});
/** A suggestion. Some suggestions are queries, not places. */
const suggestion = v.object({ placePrediction: v.optional(placePrediction) });
export const autocompleteResponse = v.object({ suggestions: v.optional(v.array(suggestion), []) });

export const placeDetailsResponse = v.object({
  id: wireCode,
  location: v.object({ latitude: wireLatitude, longitude: wireLongitude }),
  addressComponents: v.array(
    v.object({ longText: shownName, types: v.array(v.fallback(wireCode, '')) }),
  ),
});

const result = v.object({
  place_id: wireCode,
  address_components: v.array(
    v.object({ long_name: shownName, types: v.array(v.fallback(wireCode, '')) }),
  ),
  geometry: v.object({ location: v.object({ lat: wireLatitude, lng: wireLongitude }) }),
});
/**
 * A response of Geocoding. Every other status (OVER_QUERY_LIMIT, REQUEST_DENIED, …) is a refusal.
 */
export const geocodeResponse = v.object({
  status: v.picklist(['OK', 'ZERO_RESULTS']),
  results: v.array(result),
});

const houseAtEnd = /^(.+?),? (?:n[°º.]? ?)?(\d{1,5}(?:-\d{1,3})?)$/iu;
const houseTypes: readonly string[] = ['street_address', 'premise', 'subpremise'];

/** Converts a suggestion. Its coordinates are not known yet. */
export function suggestionOf({
  placePrediction: one,
}: v.InferOutput<typeof suggestion>): GeocoderSuggestion | null {
  if (!one) return null;
  const main = one.structuredFormat.mainText.text;
  const area = one.structuredFormat.secondaryText?.text.split(',')[0]?.trim() || null;
  const [, street, house] = one.types.some((type) => houseTypes.includes(type))
    ? (houseAtEnd.exec(main) ?? [])
    : [];
  const isStreet = street !== undefined || one.types.includes('route');
  const known = isStreet
    ? { street: street ?? main, house: house ?? null, area, name: null }
    : { street: null, house: null, area: main, name: main };
  const written = formatPlace({ placeId: one.placeId, ...known });
  return written && { ...written, latitude: null, longitude: null };
}
