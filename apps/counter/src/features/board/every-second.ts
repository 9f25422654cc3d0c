import { secondMs } from '@comanda/domain/duration.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls `onTick` each second; one timer serves all callers. Returns the function that stops it. */
export function everySecond(onTick: () => void): () => void {
  listeners.add(onTick);
  timer ??= setInterval(() => listeners.forEach((tick) => tick()), secondMs);
  return () => {
    listeners.delete(onTick);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
