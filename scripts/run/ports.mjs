import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../run-script.mjs';
import { freePort, tryPort } from '../postgres/free-port.mjs';

/** A start that was just killed may still hold its ports for this long. */
const timeoutMs = 3_000;

/**
 * Returns the port in a variable (or its default) if it is free now. @throws PlainError naming the
 * port and the variable.
 */
export async function claimPort(variable, fallback) {
  const port = Number(process.env[variable] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new PlainError(`${variable}=${process.env[variable]} is not a port (1–65535).`);
  if (await becomesFree(port)) return port;
  const command = `npm ${process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start'}`;
  throw new PlainError(
    `Port ${port} (${variable}) cannot be used: another program has it.\nStop that program, or choose another port: ${variable}=${port + 10} ${command}`,
  );
}

/**
 * Returns the port of the sandbox's framed pages: the one in SANDBOX_FRAMES_PORT, or any free one,
 * because nobody types it.
 */
export const claimFramesPort = () =>
  process.env.SANDBOX_FRAMES_PORT ? claimPort('SANDBOX_FRAMES_PORT') : freePort();

async function becomesFree(port) {
  const deadline = Date.now() + timeoutMs;
  while ((await tryPort(port)) === null) {
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  return true;
}
