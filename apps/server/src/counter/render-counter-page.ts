import {
  type CounterPage,
  counterSegment,
  riderSegment,
} from '@comanda/contract/counter/counter-page.ts';
import { counterShellTexts } from '@comanda/i18n/areas/counter-shell.ts';
import { counterScheme, counterSchemes } from '@comanda/domain/theme/counter-scheme.ts';
import { riderPageTexts } from '@comanda/i18n/areas/rider-page.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import {
  counterDocument,
  type DocumentParts,
  filesOfDocument,
  partsOfDocument,
} from './counter-document.ts';
import { pageWorker } from './page-worker.ts';
import { counterManifest } from './counter-manifest.ts';
import type { CounterFiles } from './counter-files.ts';
import type { CompressedResponse } from '../platform/http/compressed-response.ts';
import type { MaybePromise } from '../platform/maybe-promise.ts';
import { storedFileUrl } from '../platform/stored-file.ts';

const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/** The entries of the build: the counter, and the page that a rider opens by a link. */
const sources = { counter: 'src/entry-counter.tsx', rider: 'src/entry-rider.ts' } as const;

/** The file name of the colours below `/mostrador`. */
export const schemeFile = 'scheme.css';
export const manifestFile = 'manifest.webmanifest';

/**
 * The page of a brand's counter, made once per import of the brand. null: the counter was not
 * built.
 */
export const renderCounterPage = (
  counter: CounterFiles,
  tenant: CachedTenant,
): MaybePromise<CompressedResponse> | null =>
  renderPage(counter, tenant, 'counter', counterShellTexts(tenant.settings.country.locale).title);

/**
 * The page of a brand's riders, which a link of a run opens.
 * docs/rules/counter-riders.md#page-of-a-rider.
 */
export const renderRiderPage = (
  counter: CounterFiles,
  tenant: CachedTenant,
): MaybePromise<CompressedResponse> | null =>
  renderPage(counter, tenant, 'rider', riderPageTexts(tenant.settings.country.locale).title);

function renderPage(
  counter: CounterFiles,
  tenant: CachedTenant,
  source: keyof typeof sources,
  title: string,
): MaybePromise<CompressedResponse> | null {
  const parts = partsOf(counter, tenant, source, title);
  if (parts === null) return null;
  return tenant.answers.getOrCreate(`${source} page`, () => counterDocument(parts), html);
}

function partsOf(
  counter: CounterFiles,
  tenant: CachedTenant,
  source: keyof typeof sources,
  title: string,
): DocumentParts | null {
  const entry = counter.entry(sources[source]);
  if (entry === null) return null;
  const { settings, brandFiles } = tenant;
  const icon = brandFiles['icon-192.png'];
  return {
    page: counterPageOf(tenant),
    title: `${title} · ${settings.commerceName}`,
    entry,
    themeUrl: tenant.themeUrl,
    schemeUrl: `/${counterSegment}/${schemeFile}`,
    icon:
      icon === undefined
        ? settings.logo
        : storedFileUrl(settings.tenantId, { hash: icon, name: 'icon-192.png' }),
  };
}

/**
 * The worker that opens the counter of a brand without a network, with all of its screens. null:
 * the counter was not built. docs/rules/counter-offline.md#counter-without-a-network.
 */
export const renderCounterWorker = (
  counter: CounterFiles,
  tenant: CachedTenant,
): MaybePromise<CompressedResponse> | null => {
  const title = counterShellTexts(tenant.settings.country.locale).title;
  const parts = partsOf(counter, tenant, 'counter', title);
  return parts && renderWorker(counter, tenant, 'counter', { parts, page: `/${counterSegment}` });
};

/**
 * The worker that opens the page of a brand's riders without a network. null: the counter was not
 * built. docs/rules/counter-riders.md#page-without-a-network.
 */
export function renderRiderWorker(
  counter: CounterFiles,
  tenant: CachedTenant,
): MaybePromise<CompressedResponse> | null {
  const title = riderPageTexts(tenant.settings.country.locale).title;
  const parts = partsOf(counter, tenant, 'rider', title);
  return parts && renderWorker(counter, tenant, 'rider', { parts, page: `/${riderSegment}` });
}

function renderWorker(
  counter: CounterFiles,
  tenant: CachedTenant,
  source: keyof typeof sources,
  { parts, page }: { parts: DocumentParts; page: string },
): MaybePromise<CompressedResponse> | null {
  const found = counter.files.find(`/${source}-worker.js`);
  if (found === null) return null;
  const named = filesOfDocument(parts);
  const draw = async (): Promise<string> =>
    pageWorker((await found)?.identity.toString() ?? '', {
      page,
      files: [...named, ...partsOfDocument(parts)],
      named,
      texts: [counterDocument(parts), counterScheme(tenant.settings)],
    });
  return tenant.answers.getOrCreate(`${source} worker`, draw, script);
}

/** The file with which a tablet installs the counter of a brand. */
export const renderCounterManifest = (tenant: CachedTenant): MaybePromise<CompressedResponse> =>
  tenant.answers.getOrCreate(
    'counter manifest',
    () =>
      counterManifest({
        name: titleOf(tenant),
        locale: tenant.settings.country.locale,
        background: counterSchemes(tenant.settings).light.page,
      }),
    'application/manifest+json; charset=utf-8',
  );

/**
 * The two colour schemes of a brand's counter, as a style sheet.
 * docs/rules/counter-shell.md#colour-schemes.
 */
export const renderCounterScheme = (tenant: CachedTenant): MaybePromise<CompressedResponse> =>
  tenant.answers.getOrCreate('counter scheme', () => counterScheme(tenant.settings), css);

const titleOf = ({ settings }: CachedTenant): string =>
  `${counterShellTexts(settings.country.locale).title} · ${settings.commerceName}`;

const counterPageOf = ({ settings, stores, state }: CachedTenant): CounterPage => ({
  tenantId: settings.tenantId,
  commerceName: settings.commerceName,
  isNew: state === 'new',
  country: settings.country,
  logo: settings.logo,
  maps: settings.maps,
  stores: stores.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
});
