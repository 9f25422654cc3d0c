import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { Loading } from './loading.tsx';

test('a screen on its way shows the animation of the brand in its size, after 300 ms', () => {
  expect(renderInApp(<Loading />)).toContain('<img src="/loader.svg" width="150" height="150"');
  const styles = readFileSync(join(import.meta.dirname, 'loading.module.css'), 'utf8');
  expect(styles).toMatch(/img \{\s*animation: appear 1ms 300ms backwards/);
});
