import type { Timer } from '../timer.ts';

/** One alarm per name: setting it anew calls the one before off. Milliseconds. */
export type Alarms = { set(name: string, ms: number, ring: () => void): void; clear(name: string): void; clearAll(): void };

export function createAlarms(timer: Timer): Alarms {
  const pending = new Map<string, () => void>();
  const clear = (name: string): void => {
    pending.get(name)?.();
    pending.delete(name);
  };
  return {
    set: (name, ms, ring) => {
      clear(name);
      pending.set(
        name,
        timer.after(ms, () => {
          pending.delete(name);
          ring();
        }),
      );
    },
    clear,
    clearAll: () => [...pending.keys()].forEach(clear),
  };
}
