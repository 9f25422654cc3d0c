import type { FastifyInstance, FastifyReply } from 'fastify';
import { applyFault } from '../control/apply-fault.ts';
import { builtUpAreas } from './city-blocks.ts';
import { drawTile } from './draw-tile.ts';
import type { MapDeps } from './map-call.ts';
import type { Tile } from './mercator.ts';

type OneTile = { Params: { zoom: string; x: string; row: string } };

const minZoom = 10;
const maxZoom = 19;
const cacheForOneDay = 'public, max-age=86400';

/**
 * Serves map tiles at `/tiles/{z}/{x}/{y}.svg`, to any origin. Faults have the provider name
 * `tiles`.
 */
export function tileRoutes(app: FastifyInstance, { city, control }: MapDeps): void {
  let boxes: ReturnType<typeof builtUpAreas> | null = null;
  app.get<OneTile>('/tiles/:zoom/:x/:row', { logLevel: 'warn' }, async (request, reply) => {
    const tile = readTile(request.params);
    if (tile === null) return reply.code(404).send({ error: 'no such tile' });
    const fault = control.faultPlan.takeFault('tiles', 'tile', null);
    if (fault !== null)
      await applyFault(reply, fault, () => ({ status: 503, body: {} }), control.timer);
    else send(reply, drawTile(city(), (boxes ??= builtUpAreas(city())), tile));
    return reply;
  });
}

function readTile({ zoom, x, row }: OneTile['Params']): Tile | null {
  const y = /^(\d{1,7})\.svg$/.exec(row)?.[1];
  if (y === undefined || !/^\d{1,2}$/.test(zoom) || !/^\d{1,7}$/.test(x)) return null;
  const tile = { zoom: Number(zoom), x: Number(x), y: Number(y) };
  const isThere =
    tile.zoom >= minZoom &&
    tile.zoom <= maxZoom &&
    tile.x < 2 ** tile.zoom &&
    tile.y < 2 ** tile.zoom;
  return isThere ? tile : null;
}

/** Sends a tile with a policy that blocks scripts when a browser opens it directly. */
const send = (reply: FastifyReply, svg: string): void =>
  void reply
    .headers({
      'cache-control': cacheForOneDay,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    .type('image/svg+xml')
    .send(svg);
