import { maxJsonDepth } from '@comanda/domain/limits/payload-limits.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';

/**
 * Parses a JSON body. Refuses a malformed body and more than 16 levels
 * (docs/rules/limits.md#json-bodies).
 */
export function parseJsonBody(text: string): Result<unknown, Refusal> {
  if (nestingDepth(text) > maxJsonDepth)
    return refuse(refusalOf('INVALID_PARAMETER', { problem: 'nested too deeply' }));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(refusalOf('INVALID_PARAMETER', { problem: 'not JSON' }));
  }
  if (isUnstorable(text, value))
    return refuse(refusalOf('INVALID_PARAMETER', { problem: 'holds characters that are no text' }));
  return accept(value);
}

const unstorableEscape = /\\u(?:0000|d[89a-f])/i;

/**
 * True if the value holds NUL or a lone surrogate: JSON allows them, but the database cannot store
 * them.
 */
const isUnstorable = (text: string, value: unknown): boolean =>
  unstorableEscape.test(text) && holdsBrokenText(value);

function holdsBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => holdsBrokenText(key) || holdsBrokenText(item));
}

const quote = 34;
const backslash = 92;

/** Returns how deep brackets nest outside of strings; stops counting once the limit is exceeded. */
function nestingDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length && deepest <= maxJsonDepth; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === backslash) at += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === 123 || code === 91) deepest = Math.max(deepest, (depth += 1));
    else if (code === 125 || code === 93) depth -= 1;
  }
  return deepest;
}
