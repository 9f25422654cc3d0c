import { type DestinationStream, pino } from 'pino';
import { currentRequestId } from './observe/trace-context.ts';
import type { Log } from './log.ts';
import { redactValue } from './redact-text.ts';

/** What must not be in a log even if somebody gives it to one. */
const redactedKeys = [
  'authorization',
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
];

/** Bytes of lines that wait for a disk or a reader; what comes beyond them is lost. */
const maxBufferedBytes = 1_048_576;

/**
 * Standard output for logs. A full disk or a reader that is gone ends no server: the lines are lost and the failures are counted.
 */
export function logOutput(failed: () => void, fd = 1): DestinationStream {
  const output = pino.destination({
    dest: fd,
    minLength: 0,
    maxLength: maxBufferedBytes,
    sync: false,
  });
  output.on('error', failed);
  output.on('drop', failed);
  return output;
}

/** Structured lines on standard output. Errors of the database are cut to what holds no row's content. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const paths = redactedKeys
    .flatMap((key) => [key, `*.${key}`, `*.*.${key}`])
    .filter((path) => path !== 'err.name');
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

const requestFields = (requestId: string | null): object =>
  requestId === null ? {} : { requestId };

/** A line of JSON without what people and other systems would not want in a log. */
function redactLine(line: string): string {
  const value: unknown = JSON.parse(line);
  return `${JSON.stringify(redactValue(value))}\n`;
}

/** Type, code, message and stack; never the values a statement ran with. */
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
    stack: error.stack,
  };
}
