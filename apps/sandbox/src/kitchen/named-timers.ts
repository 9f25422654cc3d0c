import type { Timer } from '../timer.ts';

/** Timers by name, in milliseconds. Setting a name again cancels its previous timer. */
export type NamedTimers = {
  set(name: string, ms: number, onDue: () => void): void;
  clear(name: string): void;
  clearAll(): void;
};

export function createNamedTimers(timer: Timer): NamedTimers {
  const pending = new Map<string, () => void>();
  const clear = (name: string): void => {
    pending.get(name)?.();
    pending.delete(name);
  };
  return {
    set: (name, ms, onDue) => {
      clear(name);
      pending.set(
        name,
        timer.after(ms, () => {
          pending.delete(name);
          onDue();
        }),
      );
    },
    clear,
    clearAll: () => [...pending.keys()].forEach(clear),
  };
}
