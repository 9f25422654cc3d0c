import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { analyticsConsentOf } from '@comanda/domain/tenant/analytics-consent.ts';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { AppContext } from '../app-context.ts';
import { consentName } from '../../platform/storage-names.ts';
import { readStored, writeStored } from '@comanda/client/storage.ts';
import { recordPageView } from './events.ts';
import type * as Sinks from './sinks/start-sinks.ts';
import { sendEventsTo, dropEvents, queueEvents } from './record-event.ts';

const consentDecision = v.picklist(['yes', 'no']);
export type ConsentDecision = v.InferOutput<typeof consentDecision>;
type Facts = Pick<AppContext, 'page' | 'menuStore' | 'clock'>;

/**
 * State of the consent question: `first`, the page asks; `again`, the shopper wants to change the
 * answer; `hidden`, it is not shown.
 */
export const consentQuestion = createStore<{ prompt: 'hidden' | 'first' | 'again' }>(() => ({
  prompt: 'hidden',
}));

export const reopenConsentQuestion = (): void => consentQuestion.setState({ prompt: 'again' });

/**
 * Starts analytics where consent is given or not needed, else asks the shopper
 * (docs/rules/people.md#consent-before-analytics, docs/rules/people.md#consent-question). The
 * answer is stored per hostname for half a year.
 */
export function startAnalytics(app: Facts): void {
  const measuring = analyticsConsentOf(app.page.settings);
  if (measuring === 'none') return;
  const stored = readDecision(app);
  if (stored === 'yes' || (stored === null && measuring === 'free')) loadSinks(app);
  else if (stored === null) consentQuestion.setState({ prompt: 'first' });
  syncConsentOfOtherTabs(app);
}

/**
 * Stores and applies the shopper's answer. A no after a yes reloads the page, because scripts that
 * run cannot be removed from it.
 */
export async function storeConsent(app: Facts, answer: ConsentDecision): Promise<void> {
  writeStored(consentName, answer, browserStorageLifetimes.consent, app.clock.now());
  consentQuestion.setState({ prompt: 'hidden' });
  if (answer === 'yes') return loadSinks(app, location.pathname);
  if (await stopAnalytics()) location.reload();
}

const readDecision = ({ clock }: Facts): ConsentDecision | null =>
  readStored(consentName, consentDecision, clock.now());

let sinks: Promise<typeof Sinks> | null = null;

/** Loads the sinks once the page is idle. Events before that are queued for them. */
function loadSinks(app: Facts, path?: string): void {
  if (sinks !== null) return;
  queueEvents();
  if (path !== undefined) recordPageView(path);
  sinks = whenIdle().then(() => import('./sinks/start-sinks.ts'));
  sinks.then(({ startSinks }) => sendEventsTo(startSinks(app)), dropEvents);
}

/** Stops the sinks. Returns true if they were loaded. */
async function stopAnalytics(): Promise<boolean> {
  const running = sinks;
  dropEvents();
  if (running === null) return false;
  await running.then(({ stopSinks }) => stopSinks()).catch(() => undefined);
  return true;
}

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 500);
  });

/**
 * Applies an answer that the shopper gave in another tab: hides the question, starts or stops
 * analytics, and does not reload this page.
 */
function syncConsentOfOtherTabs(app: Facts): void {
  addEventListener('storage', ({ key }) => {
    if (key?.endsWith(`:${consentName}`) !== true) return;
    const answer = readDecision(app);
    if (answer === null) return;
    consentQuestion.setState({ prompt: 'hidden' });
    if (answer === 'yes') loadSinks(app, location.pathname);
    else void stopAnalytics();
  });
}
