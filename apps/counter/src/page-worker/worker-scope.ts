/**
 * The part of the service worker API that this worker uses (TypeScript knows a page's or a worker's
 * globals, not both in one project).
 */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

type WorkerScope = {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
};

export const workerScope = globalThis as unknown as WorkerScope;
