import { minuteMs } from '@comanda/domain/duration.ts';
import { onServerTimeChange, serverNow } from './server-time.ts';

/**
 * The clock of the screens. `minute` changes once a minute, so that components render again only
 * then.
 */
export type AppClock = {
  now(): number;
  minute(): number;
  subscribe(onChange: () => void): () => void;
};

/** The browser's clock, corrected by the server's. */
export const systemClock: AppClock = {
  now: serverNow,
  minute: () => Math.floor(serverNow() / minuteMs) * minuteMs,
  subscribe: (onChange) => {
    const timer = setInterval(onChange, 10_000);
    const stop = onServerTimeChange(onChange);
    return () => {
      clearInterval(timer);
      stop();
    };
  },
};
