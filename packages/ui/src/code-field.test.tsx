import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeField } from './code-field.tsx';

const htmlOf = (length: number, problem?: string): string =>
  renderToStaticMarkup(
    <CodeField
      label="Código"
      value="40"
      length={length}
      hint="Puedes pegarlo"
      problem={problem}
      onChange={() => undefined}
    />,
  );

test('a code is one native input, filled in from a mail, over a box for each character', () => {
  const html = htmlOf(6);
  expect(html.match(/<input/g)).toHaveLength(1);
  expect(html).toContain('autoComplete="one-time-code"');
  expect(html).toContain('inputMode="numeric"');
  expect(html).toContain('<span>4</span><span>0</span><span data-next="true"></span>');
  expect(html).not.toContain('maxLength');
});

test('a longer code takes letters, and a problem stands in the place of the hint', () => {
  const html = htmlOf(10, 'Ese no es el código.');
  expect(html).toContain('inputMode="text"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('Ese no es el código.');
  expect(html).not.toContain('Puedes pegarlo');
});
