import { expect, test } from 'vitest';
import { previewCss } from './preview-css.ts';

const palette = {
  brandPrimary: '#b93418',
  brandSecondary: '#f2a93b',
  paper: {
    page: '#fdf3e4',
    surface: '#fffdf9',
    sunk: '#f8ead6',
    header: '#fdf3e4',
    ink: '#2a150c',
  },
  darkScheme: true,
};

test('the preview shows the light or the dark scheme, whatever the device prefers', () => {
  const [light, dark] = [previewCss(palette, 'light'), previewCss(palette, 'dark')];
  expect(light).toContain('color-scheme:light;');
  expect(light).toContain('--page:#fdf3e4');
  expect(dark).toContain('color-scheme:dark;');
  expect(dark).not.toContain('--page:#fdf3e4');
  expect(dark).toContain('--logo-plate:#fdf3e4');
});

test('a brand without a dark scheme is light in both', () => {
  const plain = { ...palette, darkScheme: false };
  expect(previewCss(plain, 'dark')).toBe(previewCss(plain, 'light'));
});
