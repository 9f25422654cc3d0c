import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../run-script.mjs';
import { tryPort } from '../postgres/free-port.mjs';

/** As long as a start that was killed a moment ago may still hold its ports. */
const timeoutMs = 3_000;

/** The port a variable names (or its default), if it is free now. @throws Plain naming the port and the variable. */
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

async function becomesFree(port) {
  const deadline = Date.now() + timeoutMs;
  while ((await tryPort(port)) === null) {
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  return true;
}
