import { boundedMap } from '../../platform/bounded-map.ts';
import { type Prepared, prepare } from '../../platform/http/prepared.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';

/** Answers made of one version of something: each is serialised and compressed once, when it is first asked for. */
export type AnswerShelf = {
  /** `name` is one of a bounded set: ids that exist, never a client's text. */
  take(name: string, text: () => string | Promise<string>, contentType?: string): MaybePromise<Prepared>;
  /** The same for an answer that is also made anew whenever `edition` differs; only the newest edition is kept. */
  renew(name: string, edition: string, text: () => string): MaybePromise<Prepared>;
};

const json = 'application/json; charset=utf-8';

/** Above `most` names the oldest go first. */
export function answerShelf(most = 2_000): AnswerShelf {
  const ready = boundedMap<string, Prepared>('answers', most);
  const making = new Map<string, Promise<Prepared>>();
  const editions = boundedMap<string, string>('answer-editions', most);

  const make = async (name: string, text: () => string | Promise<string>, contentType: string): Promise<Prepared> => {
    const prepared = await prepare(contentType, await text());
    ready.set(name, prepared);
    return prepared;
  };
  const take: AnswerShelf['take'] = (name, text, contentType = json) => {
    const found = ready.get(name);
    if (found) return found;
    const pending = making.get(name);
    if (pending) return pending;
    // A text that throws at once has failed before it is noted here: only what comes later may take the note away.
    const made = make(name, text, contentType).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };
  return {
    take,
    renew: (name, edition, text) => {
      if (editions.get(name) !== edition) {
        editions.set(name, edition);
        ready.delete(name);
      }
      return take(name, text);
    },
  };
}
