import { pageWorkerFile } from '@comanda/contract/counter/counter-page.ts';
import { trustedScriptUrl } from '@comanda/ui/trusted-types.ts';

/** `segment`: first segment of the page's address; `prefix`: start of the names of its caches. */
type Page = { segment: string; prefix: string };

export type PageWorker = {
  /** Keeps the page ready to open without a network. A second call changes nothing. */
  register(): Promise<void>;
  /** Looks for a new build: the page may have been opened from the copy of an older one. */
  update(): Promise<void>;
  /** Takes the worker and its caches away. */
  remove(): Promise<void>;
  /** Returns whether a worker answers for the page. */
  isControlling(): boolean;
  /** Runs `listener` when another worker has taken over the page. */
  onReplaced(listener: () => void): void;
};

/**
 * The worker of a page, from the page's side. A browser without service workers only lacks the
 * copy: null.
 */
export function pageWorkerOf({ segment, prefix }: Page): PageWorker | null {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  const scope = `/${segment}`;
  const registration = () =>
    serviceWorker.getRegistration(scope).then(
      (found) =>
        found !== undefined && new URL(found.scope).pathname === scope ? found : undefined,
      () => undefined,
    );
  return {
    register: async () => {
      const url = trustedScriptUrl(`${scope}/${pageWorkerFile}`);
      await serviceWorker.register(url, { scope, updateViaCache: 'none' }).catch(() => undefined);
    },
    update: async () => {
      await (await registration())?.update().catch(() => undefined);
    },
    remove: async () => {
      await (await registration())?.unregister();
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
      await Promise.all(names.map((name) => caches.delete(name)));
    },
    isControlling: () => serviceWorker.controller !== null,
    onReplaced: (listener) => serviceWorker.addEventListener('controllerchange', listener),
  };
}
