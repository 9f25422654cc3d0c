import { boundedMap } from '../platform/bounded-map.ts';
import { type CompressedResponse, compressResponse } from '../platform/http/compressed-response.ts';
import type { MaybePromise } from '../platform/maybe-promise.ts';

/**
 * Cache of responses made from one version of something. Each is serialised and compressed once, at
 * its first request.
 */
export type CompressedResponseCache = {
  /**
   * Returns the cached response or makes it. `name` comes from a bounded set, such as existing ids,
   * and never from a client's text.
   */
  getOrCreate(
    name: string,
    text: () => string | Promise<string>,
    contentType?: string,
  ): MaybePromise<CompressedResponse>;
  /**
   * The same for a response that is also made anew whenever `edition` differs. Only the newest
   * edition is cached.
   */
  getOrCreateEdition(
    name: string,
    edition: string,
    text: () => string,
  ): MaybePromise<CompressedResponse>;
};

const json = 'application/json; charset=utf-8';

/** Creates the cache. Above `max` names the oldest entry is dropped. */
export function compressedResponseCache(max = 2_000): CompressedResponseCache {
  const cached = boundedMap<string, CompressedResponse>('responses', max);
  const pendingResponses = new Map<string, Promise<CompressedResponse>>();
  const editions = boundedMap<string, string>('response-editions', max);

  const make = async (
    name: string,
    text: () => string | Promise<string>,
    contentType: string,
  ): Promise<CompressedResponse> => {
    const prepared = await compressResponse(contentType, await text());
    cached.set(name, prepared);
    return prepared;
  };
  const getOrCreate: CompressedResponseCache['getOrCreate'] = (name, text, contentType = json) => {
    const hit = cached.get(name);
    if (hit) return hit;
    const pending = pendingResponses.get(name);
    if (pending) return pending;
    // The callback of `finally` runs after the `set` below, even if `text` throws at once.
    const made = make(name, text, contentType).finally(() => pendingResponses.delete(name));
    pendingResponses.set(name, made);
    return made;
  };
  return {
    getOrCreate,
    getOrCreateEdition: (name, edition, text) => {
      if (editions.get(name) !== edition) {
        editions.set(name, edition);
        cached.delete(name);
      }
      return getOrCreate(name, text);
    },
  };
}
