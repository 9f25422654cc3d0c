import { browserFamilyOf } from '../session/browser-family.ts';

/**
 * `error`: an uncaught error; `rejection`: an unhandled rejection; `render`: React could not
 * render.
 */
export const clientErrorKinds = ['error', 'rejection', 'render'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

/**
 * Most characters of a report's message and of one frame, and most frames.
 * docs/rules/operations.md#error-reports-of-browsers.
 */
export const clientErrorLimits = { message: 500, frame: 120, frames: 20 } as const;

/** Reports that one page sends at most. docs/rules/web.md#error-reports-of-the-page. */
export const reportsPerPage = 5;

/**
 * Reports of one hour that are logged: of one browser (network and family), of one network, and of
 * one brand. An equal report is logged once an hour.
 * docs/rules/operations.md#error-reports-of-browsers.
 */
export const clientErrorsPerHour = { browser: 20, network: 100, brand: 1_000, same: 1 } as const;

/** An address with a scheme: its query and fragment are cut off. */
const addressTail = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s?#"'<>]{1,300})[?#][^\s"'<>)]*/giu;
/** A query without its address, such as `?oobCode=…&email=…`. */
const query = /[?&#][\w.[\]%-]{1,60}=[^\s"'<>)&]*/gu;

/**
 * Returns a message without queries and fragments of addresses, which may contain tokens and codes,
 * at most as long as a report allows.
 */
export const withoutQueries = (message: string): string =>
  message
    .slice(0, 4_000)
    .replaceAll(addressTail, '$1')
    .replaceAll(query, '')
    .slice(0, clientErrorLimits.message);

const personal: readonly (readonly [what: RegExp, instead: string])[] = [
  [/[^\s@"'<>]{1,64}(?:@|%40)[^\s@"'<>]{1,200}/gu, '[email]'],
  [/\b(?:bearer|basic)\s+\S+/giu, '[token]'],
  [/(?<![\w-])(?=[\w.-]*\d)[\w.-]{24,}/gu, '[token]'],
  [/\+?\d(?:[ .()-]{0,2}\d){6,}/gu, '[number]'],
];

/**
 * Returns a message without queries, e-mails, tokens, phones and card numbers, at most as long as a
 * report allows.
 */
export const redactMessage = (message: string): string =>
  personal
    .reduce((text, [what, instead]) => text.replaceAll(what, instead), withoutQueries(message))
    .slice(0, clientErrorLimits.message);

/** A place in a file of the web app. */
export type StackFrame = { file: string; line: number; column: number };

const frameForm = /^([A-Za-z0-9_][\w.-]{0,90}\.js):(\d{1,7}):(\d{1,7})$/u;

/** Returns the place of a frame as `file.js:line:column`, or null for any other text. */
export function readFrame(text: string): StackFrame | null {
  const [, file, line, column] = frameForm.exec(text) ?? [];
  return file === undefined ? null : { file, line: Number(line), column: Number(column) };
}

export const frameText = ({ file, line, column }: StackFrame): string =>
  `${file}:${line}:${column}`;

/**
 * Reduces a browser's stack to frames in files of the web app's own folder, the innermost first.
 * `folder`: address of that folder, with a slash at its end. Function names, other scripts and
 * addresses are left out.
 */
export function ownFrames(stack: string, folder: string): readonly string[] {
  return stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => {
      const at = line.lastIndexOf(folder);
      const frame = at < 0 ? null : readFrame(line.slice(at + folder.length).replace(/\).*$/u, ''));
      return frame === null ? [] : [frameText(frame)];
    })
    .slice(0, clientErrorLimits.frames);
}

/**
 * Returns the family of a browser without its version: `Chrome on Android`.
 * docs/rules/operations.md#error-reports-of-browsers.
 */
export function userAgentFamily(userAgent: string | undefined): string {
  const { browser, system } = browserFamilyOf(userAgent?.slice(0, 500));
  return `${browser ?? 'other'} on ${system ?? 'other'}`;
}
