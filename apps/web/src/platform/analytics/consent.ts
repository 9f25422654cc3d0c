import { measuringOf } from '@comanda/domain/tenant/measuring.ts';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { AppContext } from '../app-context.tsx';
import { consentName } from '../storage-names.ts';
import { keepFor, readStored, writeStored } from '../storage.ts';
import { pageView } from './events.ts';
import type * as Sinks from './sinks/start-sinks.ts';
import { deliverTo, dropEvents, keepEvents } from './record.ts';

const decision = v.picklist(['yes', 'no']);
export type Decision = v.InferOutput<typeof decision>;
type Facts = Pick<AppContext, 'page' | 'facts' | 'clock'>;

/** Whether the question is on the screen: `first` by itself, `again` because the shopper wants to change the answer. */
export const question = createStore<{ asked: 'no' | 'first' | 'again' }>(() => ({ asked: 'no' }));

export const askAgain = (): void => question.setState({ asked: 'again' });

/** Measures from now on where it may, asks where it must (reliability §6). The answer is kept per hostname for half a year. */
export function startMeasuring(app: Facts): void {
  const measuring = measuringOf(app.page.settings);
  if (measuring === 'none') return;
  const stored = readDecision(app);
  if (stored === 'yes' || (stored === null && measuring === 'free')) begin(app);
  else if (stored === null) question.setState({ asked: 'first' });
  followOtherTabs(app);
}

/** The shopper's answer. A no after a yes takes effect on a fresh page: scripts that run cannot be taken out of this one. */
export async function decide(app: Facts, answer: Decision): Promise<void> {
  writeStored(consentName, answer, keepFor.consent, app.clock.now());
  question.setState({ asked: 'no' });
  if (answer === 'yes') return begin(app, location.pathname);
  if (await stop()) location.reload();
}

const readDecision = ({ clock }: Facts): Decision | null => readStored(consentName, decision, clock.now());

let sinks: Promise<typeof Sinks> | null = null;

/** Nothing of the sinks is fetched before the page is idle; what happens meanwhile is kept for them. */
function begin(app: Facts, path?: string): void {
  if (sinks !== null) return;
  keepEvents();
  if (path !== undefined) pageView(path);
  sinks = whenIdle().then(() => import('./sinks/start-sinks.ts'));
  sinks.then(({ startSinks }) => deliverTo(startSinks(app)), dropEvents);
}

/** Whether anything was running. */
async function stop(): Promise<boolean> {
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

/** An answer in another tab counts here too: the question goes; a no ends the measuring, and leaves the shopper's page as it is. */
function followOtherTabs(app: Facts): void {
  addEventListener('storage', ({ key }) => {
    if (key?.endsWith(`:${consentName}`) !== true) return;
    const answer = readDecision(app);
    if (answer === null) return;
    question.setState({ asked: 'no' });
    if (answer === 'yes') begin(app, location.pathname);
    else void stop();
  });
}
