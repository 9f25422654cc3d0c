import type * as v from 'valibot';

const longestQuote = 60;
const quoted = (received: string): string =>
  received.length > longestQuote ? `${received.slice(0, longestQuote)}…` : received;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  record: 'an object',
  strict_object: 'an object',
  variant: 'an object',
};

/**
 * Returns the reason to refuse a value, in the words of the file's author. A schema's own message
 * goes first.
 */
export function issueReason(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.received === 'undefined') return 'is missing';
  if (issue.expected === 'never') return 'is no key of this file';
  if (issue.type === 'picklist' || (issue.type === 'variant' && issue.expected !== 'Object'))
    return `must be one of ${listed(issue.expected)}, not ${quoted(issue.received)}`;
  if (issue.kind === 'schema')
    return `must be ${kinds[issue.type] ?? issue.expected}, not ${quoted(issue.received)}`;
  return limitOf(issue.type, String(issue.requirement)) ?? issue.message;
}

/** Formats `("cl" | "gt")` as `"cl", "gt"`. */
const listed = (expected: string | null): string =>
  (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', ');

function limitOf(type: string, limit: string): string | null {
  switch (type) {
    case 'integer':
      return 'must be a whole number';
    case 'min_value':
      return `must be ${limit} or more`;
    case 'max_value':
      return `must be ${limit} or less`;
    case 'min_length':
      return `must have ${limit} or more`;
    case 'max_length':
      return `must have ${limit} or fewer`;
    default:
      return null;
  }
}
