import { expect, test } from 'vitest';
import { intoDevPage, sourceOfPage } from './dev-page.ts';

test('in development each page is drawn by its app’s source, and calls and files are not pages', () => {
  expect(sourceOfPage('/productos/hamburguesas')).toBe('/src/entry-app.tsx');
  for (const path of ['/mostrador', '/mostrador/caja'])
    expect(sourceOfPage(path)).toMatch(/\/apps\/counter\/src\/entry-counter\.tsx$/);
  expect(sourceOfPage('/reparto')).toMatch(/\/apps\/counter\/src\/entry-rider\.tsx$/);
  for (const path of ['/mostrador/scheme.css', '/v1/stores', '/docs'])
    expect(sourceOfPage(path)).toBeNull();
});

test('a development page has the source and none of the built files, and keeps the brand’s colours and facts', () => {
  const facts = '<script type="application/json" id="counter-page">{}</script>';
  const colours = '<link rel="stylesheet" href="/mostrador/scheme.css">';
  const page = intoDevPage(
    `<head><link rel="stylesheet" href="/mostrador/assets/counter-a1.css">${colours}
<script type="module" src="/mostrador/assets/counter-a1.js"></script>
<link rel="modulepreload" href="/mostrador/assets/react-b2.js"></head><body>${facts}</body>`,
    '/the-source.tsx',
  );
  expect(page).not.toContain('/assets/');
  for (const part of [facts, colours, 'src="/the-source.tsx"', 'src="/@vite/client"'])
    expect(page).toContain(part);
});
