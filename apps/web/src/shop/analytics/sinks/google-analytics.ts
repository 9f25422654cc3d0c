import { loadScript } from './load-script.ts';
import type { AnalyticsSink } from './analytics-message.ts';
import { parametersOf } from './tag-manager.ts';

const host = window as unknown as { comandaGtag?: unknown[] };
const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const consentFor = (state: 'granted' | 'denied') =>
  Object.fromEntries(purposes.map((purpose) => [purpose, state]));

/**
 * The sink of Google's tag, for one or two measurement ids. It uses a data layer of its own, so
 * that a tag manager container of the same tenant does not receive its commands as events. Only
 * this sink sends page views.
 */
export function googleAnalyticsSink(ids: readonly string[]): AnalyticsSink | null {
  const [first] = ids;
  if (first === undefined) return null;
  const layer = (host.comandaGtag ??= []);
  const gtag = function (..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- the tag takes commands as an arguments object, and no array
    layer.push(arguments);
  };
  gtag('consent', 'default', consentFor('granted'));
  gtag('js', new Date());
  for (const id of ids) gtag('config', id, { send_page_view: false });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${first}&l=comandaGtag`);
  return {
    send: (message) => {
      if (message.name === 'page_view') gtag('set', parametersOf(message));
      gtag('event', message.name, parametersOf(message));
    },
    revoke: () => gtag('consent', 'update', consentFor('denied')),
  };
}
