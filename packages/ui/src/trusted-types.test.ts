import { expect, test } from 'vitest';
import { trustedHtml, trustedScriptUrl } from './trusted-types.ts';

test('the path of a worker stays on this site', () => {
  expect(trustedScriptUrl('/sw.js')).toBe('/sw.js');
  for (const address of ['//evil.example/sw.js', '/\\evil.example/a', 'https://evil.example', ''])
    expect(() => trustedScriptUrl(address), address).toThrow(TypeError);
});

test('without Trusted Types the markup of the server stays a text', () => {
  expect(trustedHtml('<p>Hola</p>')).toBe('<p>Hola</p>');
});
