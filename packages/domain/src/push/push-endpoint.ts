/**
 * The push services of the browsers. A name that begins with a dot stands for every name under it.
 */
const pushHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
] as const;

/** Longest endpoint that is stored, in characters. */
export const maxEndpointLength = 1_000;

/**
 * Returns whether messages may be posted to this address: https at the usual port of a browser's
 * push service, without a user or a password. Everything else could be an address inside our own
 * network. docs/rules/notifications.md#endpoint-of-a-push-subscription.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > maxEndpointLength) return false;
  const hostname = /^https:\/\/([a-z0-9.-]+)\/[\w./:?=&%~+!$'()*,;@-]*$/u.exec(endpoint)?.[1];
  if (hostname === undefined) return false;
  return pushHosts.some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}

/**
 * Returns whether these are a browser's keys: a point of 65 bytes that is not compressed, and a
 * secret of 16 bytes, base64url.
 */
export const arePushKeys = ({ p256dh, auth }: { p256dh: string; auth: string }): boolean =>
  /^B[\w-]{86}$/u.test(p256dh) && /^[\w-]{22}$/u.test(auth);
