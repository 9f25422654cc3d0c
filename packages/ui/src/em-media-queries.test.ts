import { expect, test } from 'vitest';
import { breakpoints, fromBreakpoint } from './breakpoints.ts';
import { withEmMediaQueries } from './em-media-queries.ts';

test('widths of media queries are written in em of 16 pixels, and no other length is', () => {
  expect(
    withEmMediaQueries(
      'a{width:32px}@media (min-width: 551px) and (max-width: 899px){a{width:48px}}',
    ),
  ).toBe('a{width:32px}@media (min-width: 34.4375em) and (max-width: 56.1875em){a{width:48px}}');
  expect(withEmMediaQueries('@media (prefers-reduced-motion: reduce){a{max-width:16px}}')).toBe(
    '@media (prefers-reduced-motion: reduce){a{max-width:16px}}',
  );
});

test('a script and a style sheet write a breakpoint as the same condition', () => {
  for (const [name, pixels] of Object.entries(breakpoints))
    expect(withEmMediaQueries(`@media (min-width: ${pixels}px){}`)).toBe(
      `@media ${fromBreakpoint(name as keyof typeof breakpoints)}{}`,
    );
});
