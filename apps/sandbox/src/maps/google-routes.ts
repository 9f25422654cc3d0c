import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProviderResponse } from '../http/provider-response.ts';
import { bodyOf, headerOf } from '../http/request.ts';
import { searchCity, nearestAddress } from './address-book.ts';
import { placeDetails, geocodingResult, predictionOf } from './google-responses.ts';
import { entryOfGoogleId } from './google-id.ts';
import { readAutocomplete } from './read-autocomplete.ts';
import type { BillingSessions } from './google-billing-sessions.ts';
import {
  answerMapCall,
  readDegrees,
  type MapDeps,
  type MapQuery,
  quietLog,
  unknownParameter,
} from './map-call.ts';

type GoogleDeps = MapDeps & { sessions: BillingSessions };
type DetailsRequest = FastifyRequest<{ Querystring: MapQuery; Params: { id: string } }>;

/** API key of the sandbox's Google, for demonstrations only. */
export const googleKey = 'sandbox-google-key';
const tokenShape = /^[A-Za-z0-9_-]{1,36}$/;
const maskable = ['id', 'formattedAddress', 'location', 'addressComponents'];
const problem = (code: number, status: string, message: string): ProviderResponse => ({
  status: code,
  body: { error: { code, message, status } },
});
const denied = problem(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
const invalid = (message: string): ProviderResponse => problem(400, 'INVALID_ARGUMENT', message);

/**
 * Mounts Places API (New) and the Geocoding API under `/google`, at the paths of their two hosts.
 * Refuses wrong keys, and unknown or missing parameters.
 */
export function googleRoutes(app: FastifyInstance, deps: GoogleDeps): void {
  app.post('/google/v1/places::autocomplete', quietLog, (request, reply) =>
    answerMapCall('google', 'search', deps, {
      request,
      reply,
      run: () => autocomplete(deps, request),
    }),
  );
  app.get<{ Querystring: MapQuery; Params: { id: string } }>(
    '/google/v1/places/:id',
    quietLog,
    (request, reply) =>
      answerMapCall('google', 'place', deps, { request, reply, run: () => details(deps, request) }),
  );
  app.get<{ Querystring: MapQuery; Params: { id: string } }>(
    '/google/maps/api/geocode/json',
    quietLog,
    (request, reply) =>
      answerMapCall('google', 'reverse', deps, {
        request,
        reply,
        run: () => geocode(deps, request.query),
      }),
  );
  app.get('/google/_bill', quietLog, () => deps.sessions.bill());
}

const hasKey = (request: FastifyRequest): boolean =>
  headerOf(request, 'x-goog-api-key') === googleKey;

function autocomplete({ city, sessions }: GoogleDeps, request: FastifyRequest): ProviderResponse {
  if (!hasKey(request)) return denied;
  const read = readAutocomplete(bodyOf(request));
  if (!read.ok) return invalid(read.error);
  const { input, region, sessionToken } = read.value;
  sessions.countKeystroke(sessionToken);
  const suggestions = searchCity(city(), input, region).slice(0, 5).map(predictionOf);
  return { status: 200, body: suggestions.length === 0 ? {} : { suggestions } };
}

function details({ city, sessions }: GoogleDeps, request: DetailsRequest): ProviderResponse {
  if (!hasKey(request)) return denied;
  const unknownName = unknownParameter(request.query, [
    'sessionToken',
    'languageCode',
    'regionCode',
  ]);
  if (unknownName !== null)
    return invalid(`Invalid JSON payload received. Unknown name "${unknownName}"`);
  const mask = headerOf(request, 'x-goog-fieldmask').split(',');
  if (mask[0] === '') return invalid('FieldMask is a required parameter.');
  const unknown = mask.find((field) => !maskable.includes(field));
  if (unknown !== undefined)
    return invalid(
      `Error expanding 'fields' parameter. Cannot find matching fields for path '${unknown}'.`,
    );
  const token = request.query['sessionToken'];
  if (token !== undefined && !tokenShape.test(token)) return invalid('Invalid session token.');
  sessions.countDetails(token ?? null);
  const entry = entryOfGoogleId(city(), request.params.id);
  return entry === null
    ? problem(404, 'NOT_FOUND', 'The Place ID is no longer valid.')
    : { status: 200, body: placeDetails(entry, mask) };
}

/** The Geocoding API. Its refusals are 200 responses with a status in the body. */
function geocode({ city }: GoogleDeps, query: MapQuery): ProviderResponse {
  const geocodeResponse = (status: string, results: readonly unknown[] = []): ProviderResponse => ({
    status: 200,
    body: { results, status },
  });
  if (query['key'] !== googleKey) return geocodeResponse('REQUEST_DENIED');
  const [latitude, longitude, ...more] = (query['latlng'] ?? '').split(',');
  const point = { latitude: readDegrees(latitude, 90), longitude: readDegrees(longitude, 180) };
  if (unknownParameter(query, ['latlng', 'key', 'language', 'region']) !== null || more.length > 0)
    return geocodeResponse('INVALID_REQUEST');
  if (point.latitude === null || point.longitude === null)
    return geocodeResponse('INVALID_REQUEST');
  const entry = nearestAddress(city(), { latitude: point.latitude, longitude: point.longitude });
  return entry === null
    ? geocodeResponse('ZERO_RESULTS')
    : geocodeResponse('OK', [geocodingResult(entry)]);
}
