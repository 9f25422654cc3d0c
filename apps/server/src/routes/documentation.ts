import { allEndpoints } from '@comanda/contract/all-endpoints.ts';
import { allWebhooks } from '@comanda/contract/all-webhooks.ts';
import { openApiDocument } from '@comanda/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from '../features/documentation/docs-page.ts';
import { pageHeaders } from '../platform/http/page-headers.ts';
import { type Prepared, prepare } from '../platform/http/prepared.ts';
import { sendPrepared } from '../platform/http/send.ts';

const documents: Record<string, { contentType: string; make: () => string }> = {
  '/openapi.json': {
    contentType: 'application/json; charset=utf-8',
    make: () => JSON.stringify(openApiDocument(allEndpoints, allWebhooks)),
  },
  '/docs': { contentType: 'text/html; charset=utf-8', make: () => docsPage(Object.values(allEndpoints)) },
  '/docs/style.css': { contentType: 'text/css; charset=utf-8', make: () => docsStyle },
};

const documentHeaders = pageHeaders({ forms: [], frames: [], connections: [], pictures: [], inlineScripts: [] });

/** /openapi.json and /docs, written when they are first asked for. */
export function mountDocumentation(app: FastifyInstance): void {
  for (const [path, { contentType, make }] of Object.entries(documents)) {
    let prepared: Promise<Prepared> | undefined;
    app.get(path, async (request, reply) => {
      prepared ??= prepare(contentType, make());
      sendPrepared(request, reply, await prepared, documentHeaders);
    });
  }
}
