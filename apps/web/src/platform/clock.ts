const minuteMs = 60_000;

/** The browser's clock, told apart in minutes, so that screens draw again once a minute and not at every look. */
export type Clock = { now(): number; minute(): number; subscribe(onChange: () => void): () => void };

export const systemClock: Clock = {
  now: () => Date.now(),
  minute: () => Math.floor(Date.now() / minuteMs) * minuteMs,
  subscribe: (onChange) => {
    const timer = setInterval(onChange, 10_000);
    return () => clearInterval(timer);
  },
};
