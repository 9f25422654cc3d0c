import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { assertSafeHtml } from './safe-html.ts';

test('headings, paragraphs, lists, quotes, emphasis and links become HTML', () => {
  expect(
    renderMarkdown(
      '# Términos\n\nUn **párrafo**\nde *dos* líneas.\n\n- uno\n- dos\n  sigue\n\n1. a\n2. b\n\n> cita\n\n---\n\n[correo](mailto:hola@brasa.cl) y [web](https://a.cl/?x=1&y=2)',
    ),
  ).toBe(
    '<h1>Términos</h1>\n<p>Un <strong>párrafo</strong> de <em>dos</em> líneas.</p>\n<ul><li>uno</li><li>dos sigue</li></ul>\n<ol><li>a</li><li>b</li></ol>\n' +
      '<blockquote><p>cita</p></blockquote>\n<hr>\n<p><a href="mailto:hola@brasa.cl">correo</a> y <a href="https://a.cl/?x=1&amp;y=2" rel="noopener noreferrer">web</a></p>',
  );
});

test('a heading directly followed by text stays a heading', () => {
  expect(renderMarkdown('## 1. Qué hacemos\nMercat muestra el menú.')).toBe(
    '<h2>1. Qué hacemos</h2>\n<p>Mercat muestra el menú.</p>',
  );
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img'],
  ['[pulsa](javascript:alert(1))', 'pulsa'],
  ['[pulsa](//evil.example)', 'pulsa'],
  ['[pulsa](/\\evil.example)', 'pulsa'],
  ['[pulsa](data:text/html,x)', 'pulsa'],
  ['[a" onclick="x](https://a.cl/"onmouseover="x)', '&quot;'],
])('%s stays plain text', (markdown, kept) => {
  const html = renderMarkdown(markdown);
  expect(html).toContain(kept);
  expect(html).not.toMatch(/<script|<img|href="javascript:|href="\/[/\\]|href="data:|" on\w+=/);
});

test('stars in the target of a link are part of it', () => {
  expect(renderMarkdown('**[a b](https://a.cl/**c**)** y *d*')).toBe(
    '<p><strong><a href="https://a.cl/**c**" rel="noopener noreferrer">a b</a></strong> y <em>d</em></p>',
  );
});

test('any Markdown becomes safe HTML, and none stops the import', () => {
  const piece = fc.constantFrom(
    '*',
    '**',
    '[',
    ']',
    '(',
    ')',
    '](',
    'https://a.cl',
    '/',
    '\\',
    '<',
    '>',
    '"',
    '&',
    '#',
    ' ',
    '\n',
    '\0',
    '1',
    '- ',
    '> ',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(() => renderMarkdown(pieces.join(''))).not.toThrow();
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  '<p onclick="x">',
  '<script>',
  '<a href="javascript:x">a</a>',
  '<iframe src="x"></iframe>',
  '<p',
  'a > b',
  '<a href="/x" style="y">',
  '<a href="/\\evil.example">a</a>',
  '<A href="/">',
])('the sanitiser refuses %s', (html) => {
  expect(() => assertSafeHtml(html)).toThrow('unsafe HTML');
});
