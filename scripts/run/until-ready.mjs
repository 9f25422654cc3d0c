import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../run-script.mjs';

const timeoutMs = 60_000;
const pollMs = 20;

/**
 * Resolves when `url` responds with 2xx. @throws PlainError with the program's last output if the
 * program ends before that.
 */
export async function untilReady(program, url) {
  const deadline = Date.now() + timeoutMs;
  let end;
  void program.ended.then((code) => (end = { code }));
  while (Date.now() < deadline && !end) {
    if (await answers(url)) return;
    await wait(pollMs);
  }
  throw new PlainError(
    `The ${program.name} ${end ? `ended (${end.code})` : `did not answer ${url} in time`}. Its last output:\n${program.lastOutput()}`,
  );
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
