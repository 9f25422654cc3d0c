import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answer } from '../http/answer.ts';
import { bodyOf, headerOf } from '../http/request.ts';
import { findEntries, nearestEntry } from './address-book.ts';
import { answeredDetails, geocoded, predictionOf } from './google-bodies.ts';
import { entryOfGoogle } from './google-id.ts';
import { readAutocomplete } from './google-input.ts';
import type { SessionBook } from './google-sessions.ts';
import { answerAs, degreesOf, type MapDeps, type Query, quiet, strangerIn } from './map-deps.ts';

type GoogleDeps = MapDeps & { sessions: SessionBook };
type Asked = FastifyRequest<{ Querystring: Query; Params: { id: string } }>;

/** The key that opens the sandbox's Google: good for a demonstration and for nothing else. */
export const googleKey = 'sandbox-google-key';
const tokenShape = /^[A-Za-z0-9_-]{1,36}$/;
const maskable = ['id', 'formattedAddress', 'location', 'addressComponents'];
const problem = (code: number, status: string, message: string): Answer => ({ status: code, body: { error: { code, message, status } } });
const denied = problem(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
const invalid = (message: string): Answer => problem(400, 'INVALID_ARGUMENT', message);

/** Places API (New) and the Geocoding API under `/google`, at the paths of their two hosts. Who may not, what is unknown or lacking is refused. */
export function googleRoutes(app: FastifyInstance, deps: GoogleDeps): void {
  app.post('/google/v1/places::autocomplete', quiet, (request, reply) =>
    answerAs('google', 'search', deps, { request, reply, run: () => autocomplete(deps, request) }),
  );
  app.get<{ Querystring: Query; Params: { id: string } }>('/google/v1/places/:id', quiet, (request, reply) =>
    answerAs('google', 'place', deps, { request, reply, run: () => details(deps, request) }),
  );
  app.get<{ Querystring: Query; Params: { id: string } }>('/google/maps/api/geocode/json', quiet, (request, reply) =>
    answerAs('google', 'reverse', deps, { request, reply, run: () => geocode(deps, request.query) }),
  );
  app.get('/google/_bill', quiet, () => deps.sessions.bill());
}

const hasKey = (request: FastifyRequest): boolean => headerOf(request, 'x-goog-api-key') === googleKey;

function autocomplete({ city, sessions }: GoogleDeps, request: FastifyRequest): Answer {
  if (!hasKey(request)) return denied;
  const read = readAutocomplete(bodyOf(request));
  if (!read.ok) return invalid(read.error);
  const { input, region, sessionToken } = read.value;
  sessions.typed(sessionToken);
  const suggestions = findEntries(city(), input, region).slice(0, 5).map(predictionOf);
  return { status: 200, body: suggestions.length === 0 ? {} : { suggestions } };
}

function details({ city, sessions }: GoogleDeps, request: Asked): Answer {
  if (!hasKey(request)) return denied;
  const stranger = strangerIn(request.query, ['sessionToken', 'languageCode', 'regionCode']);
  if (stranger !== null) return invalid(`Invalid JSON payload received. Unknown name "${stranger}"`);
  const mask = headerOf(request, 'x-goog-fieldmask').split(',');
  if (mask[0] === '') return invalid('FieldMask is a required parameter.');
  const unknown = mask.find((field) => !maskable.includes(field));
  if (unknown !== undefined) return invalid(`Error expanding 'fields' parameter. Cannot find matching fields for path '${unknown}'.`);
  const token = request.query['sessionToken'];
  if (token !== undefined && !tokenShape.test(token)) return invalid('Invalid session token.');
  sessions.chosen(token ?? null);
  const entry = entryOfGoogle(city(), request.params.id);
  return entry === null
    ? problem(404, 'NOT_FOUND', 'The Place ID is no longer valid.')
    : { status: 200, body: answeredDetails(entry, mask) };
}

/** The older service: its refusals are answers with a status of their own. */
function geocode({ city }: GoogleDeps, query: Query): Answer {
  const says = (status: string, results: readonly unknown[] = []): Answer => ({ status: 200, body: { results, status } });
  if (query['key'] !== googleKey) return says('REQUEST_DENIED');
  const [latitude, longitude, ...more] = (query['latlng'] ?? '').split(',');
  const point = { latitude: degreesOf(latitude, 90), longitude: degreesOf(longitude, 180) };
  if (strangerIn(query, ['latlng', 'key', 'language', 'region']) !== null || more.length > 0) return says('INVALID_REQUEST');
  if (point.latitude === null || point.longitude === null) return says('INVALID_REQUEST');
  const entry = nearestEntry(city(), { latitude: point.latitude, longitude: point.longitude });
  return entry === null ? says('ZERO_RESULTS') : says('OK', [geocoded(entry)]);
}
