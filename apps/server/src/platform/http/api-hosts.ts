import { loopbackNames, readHost } from './request-host.ts';

/**
 * Returns the host names on which the API reads `X-Tenant`: those of the setting `API_HOSTS`
 * (separated by commas, without ports), this machine's own names, and the host of `CALLBACK_URL`,
 * which restaurants' systems and couriers call.
 * @throws Error for an entry of `API_HOSTS` that is not a host name.
 */
export function readApiHosts(setting: string, callbackUrl: string): readonly string[] {
  const configured = setting
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(readApiHost);
  const callbackHost = readHost(new URL(callbackUrl).host)?.name;
  return [
    ...new Set([
      ...configured,
      ...loopbackNames,
      ...(callbackHost === undefined ? [] : [callbackHost]),
    ]),
  ];
}

function readApiHost(text: string): string {
  const host = readHost(text);
  if (host === null || host.port !== null || !/[a-z0-9\]]$/.test(host.name))
    throw new Error(
      `API_HOSTS must list host names without ports, separated by commas, not "${text}"`,
    );
  return host.name;
}
