import { emulatedCountry } from '../countries.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '../control/fault.ts';
import type { AnyProviderResponse } from '../http/provider-response.ts';
import { headerOf } from '../http/request.ts';
import { type CityAddress, searchCity, nearestAddress } from './address-book.ts';
import {
  answerMapCall,
  readDegrees,
  type MapDeps,
  type MapQuery,
  quietLog,
  unknownParameter,
} from './map-call.ts';
import { entryOfOsm, osmIdOf } from './osm-id.ts';

const bad = (message: string): AnyProviderResponse => ({
  status: 400,
  body: { error: { code: 400, message } },
});
const typeNames = { N: 'node', W: 'way', R: 'relation' } as const;

type NominatimCall = {
  path: string;
  at: CallName;
  known: readonly string[];
  run: (deps: MapDeps, query: MapQuery) => AnyProviderResponse;
};

/**
 * Mounts Nominatim under `/nominatim`. It searches whole addresses, not keystrokes, and refuses
 * calls without a User-Agent.
 */
export function nominatimRoutes(app: FastifyInstance, deps: MapDeps): void {
  const calls: readonly NominatimCall[] = [
    { path: 'search', at: 'search', known: ['q', 'countrycodes', 'limit'], run: search },
    { path: 'reverse', at: 'reverse', known: ['lat', 'lon', 'zoom'], run: reverse },
    { path: 'lookup', at: 'place', known: ['osm_ids'], run: lookup },
  ];
  for (const { path, at, known, run } of calls) {
    const handler = (request: FastifyRequest<{ Querystring: MapQuery }>, reply: FastifyReply) =>
      answerMapCall('nominatim', at, deps, {
        request,
        reply,
        run: () => refusalOf(request, known) ?? run(deps, request.query),
      });
    app.get<{ Querystring: MapQuery }>(`/nominatim/${path}`, quietLog, handler);
  }
}

function refusalOf(
  request: FastifyRequest<{ Querystring: MapQuery }>,
  known: readonly string[],
): AnyProviderResponse | null {
  if (headerOf(request, 'user-agent') === '')
    return { status: 403, body: { error: { code: 403, message: 'a User-Agent is required' } } };
  const unknownName = unknownParameter(request.query, [
    ...known,
    'format',
    'addressdetails',
    'accept-language',
  ]);
  if (unknownName !== null) return bad(`Unknown parameter '${unknownName}'`);
  return request.query['format'] === 'jsonv2'
    ? null
    : bad("Parameter 'format' must be jsonv2 here");
}

function search({ city }: MapDeps, query: MapQuery): AnyProviderResponse {
  const text = query['q']?.trim() ?? '';
  if (text === '') return bad("Nothing to search for: parameter 'q' is missing");
  return list(
    searchCity(city(), text, query['countrycodes'] ?? null).slice(0, Number(query['limit'] ?? 10)),
    query,
  );
}

function reverse({ city }: MapDeps, query: MapQuery): AnyProviderResponse {
  const [latitude, longitude] = [readDegrees(query['lat'], 90), readDegrees(query['lon'], 180)];
  if (latitude === null || longitude === null)
    return bad("Parameters 'lat' and 'lon' must be numbers");
  const entry = nearestAddress(city(), { latitude, longitude });
  return {
    status: 200,
    body: entry === null ? { error: 'Unable to geocode' } : placeResponse(entry, query),
  };
}

function lookup({ city }: MapDeps, query: MapQuery): AnyProviderResponse {
  const ids = (query['osm_ids'] ?? '').split(',').map((text) => /^([NWR])(\d{1,12})$/.exec(text));
  if (ids.includes(null) || ids.length > 50) return bad("Parameter 'osm_ids' must be as N1,W2,R3");
  const entries = ids.flatMap(
    (id) =>
      entryOfOsm(city(), { type: (id?.[1] ?? 'N') as 'N' | 'W' | 'R', id: Number(id?.[2]) }) ?? [],
  );
  return list(entries, query);
}

const list = (entries: readonly CityAddress[], query: MapQuery): AnyProviderResponse => ({
  status: 200,
  body: entries.map((entry) => placeResponse(entry, query)),
});

/** Builds a place. Coordinates are texts. A real `place_id` changes with every map import. */
function placeResponse(entry: CityAddress, query: MapQuery): Readonly<Record<string, unknown>> {
  const { type, id } = osmIdOf(entry);
  return {
    place_id: Math.floor(id * 7.3) % 1_000_000,
    licence: 'Datos inventados',
    osm_type: typeNames[type],
    osm_id: id,
    lat: entry.latitude.toFixed(7),
    lon: entry.longitude.toFixed(7),
    addresstype: entry.kind === 'area' ? 'suburb' : entry.house === null ? 'road' : 'place',
    display_name:
      entry.kind === 'area'
        ? entry.area.name
        : `${entry.house ?? ''} ${entry.street.name}, ${entry.street.area}`.trim(),
    ...(query['addressdetails'] === '1' || query['lat'] !== undefined
      ? { address: addressOf(entry) }
      : {}),
  };
}

function addressOf(entry: CityAddress) {
  const country = entry.kind === 'area' ? entry.area.country : entry.street.country;
  const name = entry.kind === 'area' ? entry.area.name : entry.street.area;
  const where = emulatedCountry(country).communesAreCities
    ? { city: name }
    : { suburb: name, city: 'Ciudad' };
  const street =
    entry.kind === 'area'
      ? {}
      : { ...(entry.house === null ? {} : { house_number: entry.house }), road: entry.street.name };
  return { ...street, ...where, country_code: country };
}
