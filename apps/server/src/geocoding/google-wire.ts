import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import * as v from 'valibot';
import { latitude, longitude, shownText, word } from '../platform/calls/wire-fields.ts';
import type { Suggestion } from './geocoder.ts';
import { writtenPlace } from './make-place.ts';

/** Answers of Places (New) and Geocoding. Unknown fields are ignored. If a field we read is malformed, the whole answer counts as invalid. */

const words = v.object({ text: shownText(500) });
/** Components without a name are known: it may be empty. */
const shownName = v.pipe(
  v.string(),
  v.transform((value) => tidyText(value)),
  v.maxLength(500),
);
const placePrediction = v.object({
  placeId: word,
  structuredFormat: v.object({ mainText: words, secondaryText: v.optional(words) }),
  types: v.optional(v.array(v.fallback(word, '')), []),
});
/** Some suggestions are queries, not places. */
const suggestion = v.object({ placePrediction: v.optional(placePrediction) });
export const autocompleted = v.object({ suggestions: v.optional(v.array(suggestion), []) });

export const details = v.object({
  id: word,
  location: v.object({ latitude, longitude }),
  addressComponents: v.array(v.object({ longText: shownName, types: v.array(v.fallback(word, '')) })),
});

const result = v.object({
  place_id: word,
  address_components: v.array(v.object({ long_name: shownName, types: v.array(v.fallback(word, '')) })),
  geometry: v.object({ location: v.object({ lat: latitude, lng: longitude }) }),
});
/** Every other status (OVER_QUERY_LIMIT, REQUEST_DENIED, …) is a refusal. */
export const geocoded = v.object({ status: v.picklist(['OK', 'ZERO_RESULTS']), results: v.array(result) });

const houseAtEnd = /^(.+?),? (?:n[°º.]? ?)?(\d{1,5}(?:-\d{1,3})?)$/iu;
const houseTypes: readonly string[] = ['street_address', 'premise', 'subpremise'];

/** A suggestion in our words, its coordinates not known yet. */
export function suggestionOf({ placePrediction: one }: v.InferOutput<typeof suggestion>): Suggestion | null {
  if (!one) return null;
  const main = one.structuredFormat.mainText.text;
  const area = one.structuredFormat.secondaryText?.text.split(',')[0]?.trim() || null;
  const [, street, house] = one.types.some((type) => houseTypes.includes(type)) ? (houseAtEnd.exec(main) ?? []) : [];
  const isStreet = street !== undefined || one.types.includes('route');
  const known = isStreet
    ? { street: street ?? main, house: house ?? null, area, name: null }
    : { street: null, house: null, area: main, name: main };
  const written = writtenPlace({ placeId: one.placeId, ...known });
  return written && { ...written, latitude: null, longitude: null };
}
