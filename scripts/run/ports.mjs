import { Plain } from '../say.mjs';
import { tryPort } from '../postgres/free-port.mjs';

/** The port a variable names (or its default), if it is free now. @throws Plain naming the port and the variable. */
export async function claimPort(variable, fallback) {
  const port = Number(process.env[variable] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Plain(`${variable}=${process.env[variable]} is not a port (1–65535).`);
  if ((await tryPort(port)) === null) {
    throw new Plain(
      `Port ${port} (${variable}) cannot be used: another program has it.\nStop that program, or choose another port: ${variable}=${port + 10} npm start`,
    );
  }
  return port;
}
