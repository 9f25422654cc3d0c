import { allEndpoints } from '@comanda/contract/all-endpoints.ts';
import { allWebhooks } from '@comanda/contract/all-webhooks.ts';
import { openApiDocument } from '@comanda/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from './docs-page.ts';
import { pageHeaders } from '../platform/http/page-headers.ts';
import { type CompressedResponse, compressResponse } from '../platform/http/compressed-response.ts';
import { sendCompressed } from '../platform/http/send-reply.ts';

/** The endpoints in the order in which the documents show them: by path, as the list has none. */
const byPath = Object.fromEntries(
  Object.entries(allEndpoints).toSorted(([, one], [, other]) => (one.path < other.path ? -1 : 1)),
);

const documents: Record<string, { contentType: string; make: () => string }> = {
  '/openapi.json': {
    contentType: 'application/json; charset=utf-8',
    make: () => JSON.stringify(openApiDocument(byPath, allWebhooks)),
  },
  '/docs': {
    contentType: 'text/html; charset=utf-8',
    make: () => docsPage(Object.values(byPath)),
  },
  '/docs/style.css': { contentType: 'text/css; charset=utf-8', make: () => docsStyle },
};

const documentHeaders = pageHeaders({
  forms: [],
  frames: [],
  connections: [],
  pictures: [],
  inlineScripts: [],
});

/** Mounts /openapi.json and /docs, which the server generates on their first request. */
export function mountDocumentation(app: FastifyInstance): void {
  for (const [path, { contentType, make }] of Object.entries(documents)) {
    let compressed: Promise<CompressedResponse> | undefined;
    app.get(path, async (request, reply) => {
      compressed ??= compressResponse(contentType, make());
      sendCompressed(request, reply, await compressed, documentHeaders);
    });
  }
}
