import { headers, platformCounter } from '@comanda/contract/headers.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { readHost } from './request-host.ts';

/**
 * Returns whether a call comes from a page of its own host that says it is the counter. A page of
 * another origin can send neither the header nor a right `Origin`; programs that are no browser
 * send no `Origin` and no `Sec-Fetch-Site`. docs/rules/counter-staff.md#calls-of-the-counters-page.
 */
export function isCounterPageCall(requestHeaders: IncomingHttpHeaders): boolean {
  const { host, origin, 'sec-fetch-site': site = 'same-origin' } = requestHeaders;
  if (requestHeaders[headers.platform] !== platformCounter || site !== 'same-origin') return false;
  return origin === undefined || isSameHost(origin, host);
}

const isSameHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && readHost(new URL(origin).host)?.name === readHost(host)?.name;
