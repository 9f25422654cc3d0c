import { type DestinationStream, pino } from 'pino';
import { currentRequestId } from './observe/trace-context.ts';
import type { Log } from './log.ts';
import { redactValue } from './redact-text.ts';
import { withSourceLines } from './source-lines.ts';

/** Fields that the log never contains, even if a caller passes them. */
const redactedKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'secret',
  'password',
  'email',
  'phone',
  'name',
  'body',
  'rawBody',
  'parameters',
  'detail',
  'verificationCode',
  'verification_code',
  'oobCode',
  'oob_code',
  'loginToken',
  'login_token',
  'x-login-token',
  'cartKey',
  'cart_key',
  'x-cart-key',
];

/** Bytes of log lines that may wait for the disk or the pipe; further lines are dropped. */
const maxBufferedBytes = 1_048_576;

/**
 * Returns standard output for logs. A full disk or a closed pipe does not stop the server: the
 * lines are lost and `failed` is called. Nor does it keep the server from ending: the library's
 * last write at the exit would repeat for ever, so it is left out while writes fail.
 */
export function logOutput(failed: () => void, fd = 1): DestinationStream {
  const output = pino.destination({
    dest: fd,
    minLength: 0,
    maxLength: maxBufferedBytes,
    sync: false,
  });
  let isFailing = false;
  const writeAtExit = output.flushSync.bind(output);
  output.on('write', () => (isFailing = false));
  output.on('error', () => {
    isFailing = true;
    failed();
  });
  output.on('drop', failed);
  output.flushSync = () => {
    if (!isFailing) writeAtExit();
  };
  return output;
}

/**
 * Creates the log: one JSON line per entry on standard output. Database errors are reduced to
 * fields without row content.
 */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const paths = redactedKeys.flatMap(pathsOf).filter((path) => path !== 'err.name');
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[redacted]' },
    mixin: () => requestFields(currentRequestId()),
    serializers: { err: serializeError },
    hooks: { streamWrite: redactLine },
  };
  return pino(options, to);
}

/** Returns the paths of a key at the three depths that are logged. */
const pathsOf = (key: string): string[] =>
  key.includes('-')
    ? [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]
    : [key, `*.${key}`, `*.*.${key}`];

const requestFields = (requestId: string | null): object =>
  requestId === null ? {} : { requestId };

/** Redacts personal data and secrets in a line of JSON. */
function redactLine(line: string): string {
  const value: unknown = JSON.parse(line);
  return `${JSON.stringify(redactValue(value))}\n`;
}

/** Returns type, code, message and stack of an error, never the parameters of a statement. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return {
    type: error.constructor.name,
    code,
    constraint,
    message: error.message,
    stack: error.stack === undefined ? undefined : withSourceLines(error.stack),
  };
}
