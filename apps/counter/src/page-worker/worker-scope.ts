/**
 * The part of the service worker API that this worker uses (TypeScript knows a page's or a worker's
 * globals, not both in one project).
 */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerPushEvent = WorkerEvent & { readonly data: { json(): unknown } | null };
export type WorkerNotificationEvent = WorkerEvent & {
  readonly notification: { readonly data: unknown; close(): void };
};
type WorkerWindow = {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
};
type ShownNotice = {
  body: string;
  tag: string;
  renotify: boolean;
  icon: string;
  data: unknown;
};

type WorkerScope = {
  readonly registration: { showNotification(title: string, shown: ShownNotice): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly WorkerWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerNotificationEvent) => void,
  ): void;
};

export const workerScope = globalThis as unknown as WorkerScope;
