import { boundedMap } from '../../platform/bounded-map.ts';
import {
  type CompressedResponse,
  compressResponse,
} from '../../platform/http/compressed-response.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';

/** Answers made of one version of something: each is serialised and compressed once, when it is first asked for. */
export type CompressedResponseCache = {
  /** `name` is one of a bounded set: ids that exist, never a client's text. */
  getOrCreate(
    name: string,
    text: () => string | Promise<string>,
    contentType?: string,
  ): MaybePromise<CompressedResponse>;
  /** The same for an answer that is also made anew whenever `edition` differs; only the newest edition is kept. */
  getOrCreateEdition(
    name: string,
    edition: string,
    text: () => string,
  ): MaybePromise<CompressedResponse>;
};

const json = 'application/json; charset=utf-8';

/** Above `most` names the oldest go first. */
export function compressedResponseCache(most = 2_000): CompressedResponseCache {
  const cached = boundedMap<string, CompressedResponse>('answers', most);
  const pendingResponses = new Map<string, Promise<CompressedResponse>>();
  const editions = boundedMap<string, string>('answer-editions', most);

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
    // A text that throws at once has failed before it is noted here: only what comes later may take the note away.
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
