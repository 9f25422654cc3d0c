import { emulatedCountry } from '../countries.ts';
import type { FastifyInstance } from 'fastify';
import type { ProviderResponse } from '../http/provider-response.ts';
import { type CityAddress, searchCity, nearestAddress } from './address-book.ts';
import {
  answerMapCall,
  readDegrees,
  type MapDeps,
  type MapQuery,
  quietLog,
  unknownParameter,
} from './map-call.ts';
import { osmIdOf } from './osm-id.ts';

const languages = ['default', 'en', 'de', 'fr'];
const bad = (message: string): ProviderResponse => ({ status: 400, body: { message } });

/**
 * Mounts Photon under `/photon`: search while typing, and reverse geocoding, as GeoJSON. Refuses
 * unknown parameters and languages.
 */
export function photonRoutes(app: FastifyInstance, deps: MapDeps): void {
  app.get<{ Querystring: MapQuery }>('/photon/api', quietLog, (request, reply) =>
    answerMapCall('photon', 'search', deps, {
      request,
      reply,
      run: () => search(deps, request.query),
    }),
  );
  app.get<{ Querystring: MapQuery }>('/photon/reverse', quietLog, (request, reply) =>
    answerMapCall('photon', 'reverse', deps, {
      request,
      reply,
      run: () => reverse(deps, request.query),
    }),
  );
}

function refusedQuery(query: MapQuery): ProviderResponse | null {
  const unknownName = unknownParameter(query, ['q', 'lat', 'lon', 'limit', 'lang']);
  if (unknownName !== null) return bad(`unknown query parameter '${unknownName}'`);
  if (query['lang'] !== undefined && !languages.includes(query['lang']))
    return bad(`language ${query['lang']} is not supported`);
  return query['limit'] === undefined || /^[1-9]\d?$/.test(query['limit'])
    ? null
    : bad('limit must be a whole number');
}

function search({ city }: MapDeps, query: MapQuery): ProviderResponse {
  const refused = refusedQuery(query);
  if (refused !== null) return refused;
  const text = query['q']?.trim() ?? '';
  if (text === '') return bad("missing search term 'q'");
  const [latitude, longitude] = [readDegrees(query['lat'], 90), readDegrees(query['lon'], 180)];
  const isNowhere = latitude === null || longitude === null;
  if (isNowhere && (query['lat'] ?? query['lon']) !== undefined)
    return bad("invalid 'lat' or 'lon'");
  const near = isNowhere ? null : { latitude, longitude };
  return collection(searchCity(city(), text, null, near).slice(0, Number(query['limit'] ?? 15)));
}

function reverse({ city }: MapDeps, query: MapQuery): ProviderResponse {
  const refused = refusedQuery(query);
  if (refused !== null) return refused;
  const [latitude, longitude] = [readDegrees(query['lat'], 90), readDegrees(query['lon'], 180)];
  if (latitude === null || longitude === null) return bad("missing or invalid 'lat' or 'lon'");
  const entry = nearestAddress(city(), { latitude, longitude });
  return collection(entry === null ? [] : [entry]);
}

const collection = (entries: readonly CityAddress[]): ProviderResponse => ({
  status: 200,
  body: { type: 'FeatureCollection', features: entries.map(featureOf) },
});

function featureOf(entry: CityAddress) {
  const { type, id } = osmIdOf(entry);
  const geometry = { type: 'Point', coordinates: [entry.longitude, entry.latitude] };
  return {
    type: 'Feature',
    properties: { osm_type: type, osm_id: id, ...propertiesOf(entry) },
    geometry,
  };
}

/** Builds the properties. Communes are cities; zones and colonias are districts. */
function propertiesOf(entry: CityAddress) {
  const country = entry.kind === 'area' ? entry.area.country : entry.street.country;
  const where = (name: string) =>
    emulatedCountry(country).communesAreCities
      ? { city: name }
      : { district: name, city: 'Ciudad' };
  const last = { countrycode: country.toUpperCase() };
  if (entry.kind === 'area')
    return {
      osm_key: 'place',
      osm_value: 'suburb',
      type: 'district',
      name: entry.area.name,
      ...last,
    };
  const { name, area } = entry.street;
  if (entry.house === null)
    return {
      osm_key: 'highway',
      osm_value: 'residential',
      type: 'street',
      name,
      ...where(area),
      ...last,
    };
  return {
    osm_key: 'place',
    osm_value: 'house',
    type: 'house',
    housenumber: entry.house,
    street: name,
    ...where(area),
    ...last,
  };
}
