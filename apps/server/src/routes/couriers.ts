import { courierMessage } from '@comanda/contract/raw-endpoints.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendJson } from '../platform/http/send.ts';
import { hearCourier } from '../workflows/delivery/hear-courier.ts';
import { guarded, refuseReply } from './guarded.ts';

const mostBytes = 64 * 1024;
type OfCourier = { Params: { name: string } };

/**
 * Messages of couriers, at the address that each is told. The body is read as it came, for its
 * signature. What is not genuine is refused; a genuine one about nothing of ours is taken, so that the courier does not send it again.
 */
export function mountCouriers(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) => done(null, body));
    scope.post<OfCourier>(courierMessage.path, (request, reply) => guarded(deps, reply, () => answer(deps, request, reply)));
  });
}

async function answer(deps: Deps, request: FastifyRequest<OfCourier>, reply: FastifyReply): Promise<void> {
  const courier = deps.couriers.bySlug(request.params.name);
  if (!courier) return refuseReply(reply, refusalOf('NOT_FOUND'));
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const heard = await hearCourier(deps, courier, { headers, body });
  if (heard === 'refused') return refuseReply(reply, refusalOf('INVALID_TOKEN'));
  sendJson(reply, 200, '{}', 'personal');
}
