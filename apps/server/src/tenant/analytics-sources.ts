import type { Analytics } from '@comanda/domain/tenant/settings.ts';
import type { AnalyticsSources } from '../platform/http/page-headers.ts';

const google: AnalyticsSources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const meta: AnalyticsSources = {
  script: ['https://connect.facebook.net'],
  img: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com'],
};
/**
 * The chat writes the tenant's colours into style elements of its own and runs a worker made of a
 * blob.
 */
const crisp: AnalyticsSources = {
  script: ['https://client.crisp.chat'],
  style: [`'unsafe-inline'`, 'https://client.crisp.chat'],
  img: ['https://*.crisp.chat'],
  font: ['https://client.crisp.chat'],
  connect: ['https://*.crisp.chat', 'wss://client.relay.crisp.chat'],
  frame: ['https://*.crisp.chat'],
  worker: ['blob:'],
};

/**
 * Returns the origins that a tenant's analytics ids need, from the services' own CSP documentation;
 * none without ids.
 */
export function analyticsSources({
  tagManagerId,
  analyticsIds,
  pixelId,
  chatWidgetId,
}: Analytics): AnalyticsSources {
  const used = [
    tagManagerId === null && analyticsIds.length === 0 ? null : google,
    pixelId === null ? null : meta,
    chatWidgetId === null ? null : crisp,
  ].filter((sources) => sources !== null);
  const joined: Record<string, readonly string[]> = {};
  for (const sources of used) {
    for (const [directive, origins] of Object.entries(sources))
      joined[directive] = [...(joined[directive] ?? []), ...origins];
  }
  return joined;
}
