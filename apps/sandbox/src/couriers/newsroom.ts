import type { FaultName } from '../control/fault.ts';
import type { Play } from '../control/play.ts';
import type { Timer } from '../timer.ts';
import type { Post } from './post.ts';
import type { Couriers } from './trip.ts';

/**
 * Where a shop wants to hear. `secret`: headers that prove who calls; `headers`: others that it asked for. `channel`: the kind of news it
 * wants; all kinds when absent.
 */
export type Address = {
  readonly url: string;
  readonly secret: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly channel?: string;
};

/**
 * News of one delivery. `proof`: headers that only the courier can make for this body; with a false key they prove nothing. `isTaken`:
 * whether the shop's answer ends it.
 */
export type News = {
  readonly courier: Couriers;
  readonly tripId: string;
  readonly reference: string;
  readonly body: string;
  readonly channel: string;
  isTaken(status: number): boolean;
  proof(key: 'true' | 'false'): Readonly<Record<string, string>>;
};

export type Newsroom = {
  addresses(courier: Couriers): readonly Address[];
  setAddresses(courier: Couriers, addresses: readonly Address[]): void;
  send(news: News): void;
};

const mostTries = 7;
const firstPauseMs = 10_000;

/**
 * Tells shops what became of their deliveries: in order, and again after 10 s, 20 s, 40 s …, seven times in all, until the shop has
 * taken them. Faults make news lost, doubled, late (after the next ones) or falsely signed.
 */
export function createNewsroom(play: Play, timer: Timer, post: Post): Newsroom {
  const byCourier = new Map<Couriers, readonly Address[]>();
  const waiting = new Map<string, News>();
  const lines = new Map<string, Promise<unknown>>();

  const attempt = async (news: News, address: Address, tries: number, forged: boolean): Promise<void> => {
    const proof = news.proof(forged ? 'false' : 'true');
    const secret = forged ? falsified(address.secret) : address.secret;
    const status = await post(address.url, { ...address.headers, ...secret, ...proof }, news.body);
    if (news.isTaken(status) || tries >= mostTries) return;
    timer.after(firstPauseMs * 2 ** (tries - 1), () => void attempt(news, address, tries + 1, forged));
  };
  const dispatch = (news: News, forged: boolean): void => {
    for (const address of byCourier.get(news.courier) ?? []) {
      if (address.channel !== undefined && address.channel !== news.channel) continue;
      const line = `${news.courier} ${news.tripId} ${address.url}`;
      const sent = (lines.get(line) ?? Promise.resolve()).then(() => attempt(news, address, 1, forged));
      lines.set(line, sent);
      void sent.finally(() => lines.get(line) === sent && lines.delete(line));
    }
  };
  const send = (news: News, fault: FaultName | null): void => {
    if (fault === 'newsLost') return;
    const line = `${news.courier} ${news.tripId}`;
    const late = waiting.get(line);
    if (fault === 'newsLate' && late === undefined) return void waiting.set(line, news);
    dispatch(news, fault === 'newsForged');
    if (fault === 'newsTwice') dispatch(news, false);
    if (late === undefined) return;
    waiting.delete(line);
    dispatch(late, false);
  };
  return {
    addresses: (courier) => byCourier.get(courier) ?? [],
    setAddresses: (courier, addresses) => void byCourier.set(courier, addresses),
    send: (news) => send(news, play.take(news.courier, 'webhook', news.reference)?.name ?? null),
  };
}

/** Any answer of success ends it. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const falsified = (secret: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(secret).map((name) => [name, 'falsified']));
