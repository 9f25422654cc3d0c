import { onServerTimeChange, serverNow } from './server-time.ts';

const minuteMs = 60_000;

/** The clock of the screens, told apart in minutes, so that they draw again once a minute and not at every look. */
export type AppClock = {
  now(): number;
  minute(): number;
  subscribe(onChange: () => void): () => void;
};

/** The browser's, put right by what the server says of the time. */
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
