import { onTimeHeard, trueNow } from './server-time.ts';

const minuteMs = 60_000;

/** The clock of the screens, told apart in minutes, so that they draw again once a minute and not at every look. */
export type Clock = { now(): number; minute(): number; subscribe(onChange: () => void): () => void };

/** The browser's, put right by what the server says of the time. */
export const systemClock: Clock = {
  now: trueNow,
  minute: () => Math.floor(trueNow() / minuteMs) * minuteMs,
  subscribe: (onChange) => {
    const timer = setInterval(onChange, 10_000);
    const stop = onTimeHeard(onChange);
    return () => {
      clearInterval(timer);
      stop();
    };
  },
};
