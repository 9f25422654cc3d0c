import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const megabyte = 1_048_576;
/** Of one of the semi-spaces in which new objects live. V8 alone lets it grow to 16 MB. */
const wantedMegabytes = 8;

/**
 * Bounds the garbage that the heap holds between two collections. The old generation is collected
 * once it is half as large again as what is in use (V8 alone: up to four times), and a semi-space
 * grows to 8 MB: V8 has no flag for that which works after the start, so the factor by which it
 * grows is set to what is left. It shrinks in quiet hours and may then grow again.
 */
export function boundHeapGrowth(stopping: AbortSignal, checkEveryMs = 1_000): void {
  setFlagsFromString('--heap-growing-percent=50');
  let factor = setGrowthFactor(0);
  const timer = setInterval(() => (factor = setGrowthFactor(factor)), checkEveryMs);
  timer.unref();
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Sets the factor if it is another one than `current`. Returns it. */
function setGrowthFactor(current: number): number {
  const factor = Math.max(1, Math.floor(wantedMegabytes / semiSpaceMegabytes()));
  if (factor !== current) setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  return factor;
}

/** Returns the room for new objects in one of the two semi-spaces. */
export function semiSpaceMegabytes(): number {
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  return ((space?.space_used_size ?? 0) + (space?.space_available_size ?? 0)) / megabyte;
}
