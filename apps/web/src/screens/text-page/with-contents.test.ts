import { expect, test } from 'vitest';
import { withContents } from './with-contents.ts';

const page =
  '<p>Intro</p>\n<h2>1. Uno</h2>\n<p>a</p>\n<h2>2. <a href="/x">Dos</a></h2>\n<h2>3. &amp;</h2>';

test('a page of three sections begins with links to them, and no link holds a link', () => {
  expect(withContents(page, 'Contenido')).toBe(
    '<p>Intro</p>\n<nav aria-label="Contenido"><ul><li><a href="#section-1">1. Uno</a></li>' +
      '<li><a href="#section-2">2. Dos</a></li><li><a href="#section-3">3. &amp;</a></li></ul></nav>\n' +
      '<h2 id="section-1">1. Uno</h2>\n<p>a</p>\n<h2 id="section-2">2. <a href="/x">Dos</a></h2>\n' +
      '<h2 id="section-3">3. &amp;</h2>',
  );
});

test('a short page stays as it is', () => {
  const short = '<h2>Uno</h2>\n<p>a</p>\n<h2>Dos</h2>';
  expect(withContents(short, 'Contenido')).toBe(short);
});
