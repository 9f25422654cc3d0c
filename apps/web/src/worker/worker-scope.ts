/** The little of a service worker's world that ours uses (TypeScript knows a page's or a worker's globals, not both in one project). */
export type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
export type Fetching = Lasting & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
export type Told = Lasting & { readonly data: unknown };

type WorkerScope = {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
};

export const scope = globalThis as unknown as WorkerScope;
