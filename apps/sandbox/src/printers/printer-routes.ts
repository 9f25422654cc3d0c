import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sameOriginOnly } from '../control/host-and-origin.ts';
import { bodyOf, headerOf } from '../http/request.ts';
import {
  type EmulatedPrinter,
  printerModels,
  printerQuirks,
  printerTroubles,
} from './emulated-printer.ts';
import type { Printers } from './printers.ts';
import { printersPage } from './printers-page.ts';

type OnePrinter = { Params: { id: string } };

/** Accepts calls from the page's buttons and from programs, but not from pages of another site. */
const button = { onRequest: sameOriginOnly } as const;

const answer = (request: FastifyRequest, reply: FastifyReply, result: object): FastifyReply =>
  headerOf(request, 'accept').includes('text/html')
    ? reply.redirect('/printers', 303)
    : reply.send(result);

/**
 * Mounts the page /printers, where somebody types a shop's address into an emulated printer, and
 * takes its paper away. Forms and programs send the same forms; /printers.json lists the papers.
 */
export function printerRoutes(app: FastifyInstance, { printers }: { printers: Printers }): void {
  app.get('/printers', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(printersPage(printers.list())),
  );
  app.get('/printers.json', () => ({ printers: printers.list().map(shown) }));
  app.post('/printers', button, (request, reply) => {
    const form = new URLSearchParams(bodyOf(request));
    const model = printerModels.find((each) => each === form.get('model'));
    const url = form.get('url') ?? '';
    if (model === undefined || !URL.canParse(url))
      return reply.code(422).send({ error: 'model: star or epson; url' });
    const statusUrl = form.get('statusUrl') ?? '';
    return answer(request, reply, shown(printers.connect({ model, url, statusUrl })));
  });
  app.post<OnePrinter>('/printers/:id/trouble', button, (request, reply) => {
    const wanted = new URLSearchParams(bodyOf(request)).get('trouble');
    const trouble = printerTroubles.find((each) => each === wanted);
    if (trouble === undefined) return reply.code(422).send({ error: 'trouble' });
    return done(request, reply, printers.set(request.params.id, { trouble }));
  });
  app.post<OnePrinter>('/printers/:id/quirks', button, (request, reply) => {
    const wanted = new URLSearchParams(bodyOf(request)).getAll('quirk');
    const quirks = printerQuirks.filter((each) => wanted.includes(each));
    return done(request, reply, printers.set(request.params.id, { quirks }));
  });
  app.post<OnePrinter>('/printers/:id/turn', button, async (request, reply) =>
    done(request, reply, await printers.turn(request.params.id)),
  );
  app.post<OnePrinter>('/printers/:id/disconnect', button, (request, reply) =>
    done(request, reply, printers.disconnect(request.params.id)),
  );
}

const done = (request: FastifyRequest, reply: FastifyReply, isKnown: boolean): FastifyReply =>
  isKnown ? answer(request, reply, {}) : reply.code(404).send({ error: 'no such printer' });

const shown = ({ id, model, url, trouble, quirks, papers, lastStatus }: EmulatedPrinter) => ({
  ...{ id, model, url, trouble, papers, lastStatus },
  quirks: [...quirks],
});
