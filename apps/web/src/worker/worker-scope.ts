/**
 * The part of the service worker API that this worker uses (TypeScript knows a page's or a worker's
 * globals, not both in one project).
 */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
export type WorkerPushEvent = WorkerEvent & { readonly data: { json(): unknown } | null };
type WorkerNotificationEvent = WorkerEvent & {
  readonly notification: { close(): void };
};
type WorkerWindow = {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
};
type WorkerMessageEvent = WorkerEvent & { readonly data: unknown };

type WorkerScope = {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(
      title: string,
      options: { body: string; tag: string; icon: string },
    ): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly WorkerWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerNotificationEvent) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
};

export const workerScope = globalThis as unknown as WorkerScope;
