import { setTimeout as wait } from 'node:timers/promises';
import { Plain } from '../say.mjs';

const patienceMs = 60_000;
const glanceMs = 20;

/** Resolves when `url` answers 2xx. A program that ends meanwhile is reported by whoever started it. */
export async function untilReady(name, url) {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (await answers(url)) return;
    await wait(glanceMs);
  }
  throw new Plain(`The ${name} did not get ready within ${patienceMs / 1_000} s (asked ${url}).`);
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
