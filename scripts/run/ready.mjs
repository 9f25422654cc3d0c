import { setTimeout as wait } from 'node:timers/promises';
import { Plain } from '../say.mjs';

const patienceMs = 60_000;
const glanceMs = 20;

/** Resolves when `url` answers 2xx. @throws Plain with the program's last words when it ends before. */
export async function untilReady(program, url) {
  const deadline = Date.now() + patienceMs;
  let end;
  void program.ended.then((code) => (end = { code }));
  while (Date.now() < deadline && !end) {
    if (await answers(url)) return;
    await wait(glanceMs);
  }
  throw new Plain(
    `The ${program.name} ${end ? `ended (${end.code})` : `did not answer ${url} in time`}. Its last words:\n${program.lastWords()}`,
  );
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
