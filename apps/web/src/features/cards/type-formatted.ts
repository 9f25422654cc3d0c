const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Formats what a field has now and keeps the caret behind the same digit, so that a digit in the
 * middle can be corrected. Returns the formatted text.
 */
export function typeFormatted(input: HTMLInputElement, format: (typed: string) => string): string {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (selectionStart === null || selectionStart === value.length) return formatted;
  const digitsBefore = digitsOf(value.slice(0, selectionStart)).length;
  let caret = 0;
  for (let passed = 0; passed < digitsBefore && caret < formatted.length; caret += 1)
    if (/\d/.test(formatted[caret] ?? '')) passed += 1;
  requestAnimationFrame(() => input.setSelectionRange(caret, caret));
  return formatted;
}
