import { expect, test } from 'vitest';
import { differingPieces, normalPage } from './normal-page.mjs';

const pageOf = ({ port, hash, at, token }) =>
  [
    `<link href="http://burger.localhost:${port}/assets/app-shared-${hash}.css">`,
    `<script>{"now":"${at.toISOString()}","ms":${at.getTime()},"price":4990}</script>`,
    `{"createUserToken":"${token}"}`,
    `<img src="/t/burger/FqkAPUYm0pRTvMV7/doble-brasa-800.webp">`,
    `content-security-policy: script-src 'self' 'sha256-${hash}+/${hash}='`,
  ].join('\n');
const older = pageOf({
  ...{ port: 3000, hash: 'CMvadRKR', token: 'burger.mx259hc0.9rw6Hhru' },
  at: new Date('2026-11-28T12:00:00.000Z'),
});
const newer = pageOf({
  ...{ port: 3010, hash: 'D6I0qUc_', token: 'burger.mx259hd1.ZIGPnokP' },
  at: new Date('2026-11-28T12:00:07.321Z'),
});

test('two builds print the same page once ports, hashes, instants and tokens are gone', () => {
  expect(normalPage(newer)).toBe(normalPage(older));
  expect(normalPage(older)).toContain('"price":4990');
  expect(normalPage(older)).toContain('/assets/app-shared-HASH.css');
});

test('a price or a picture that changed is a difference, and its piece is named', () => {
  const changed = newer.replace('4990', '5490').replace('FqkAPUYm0pRTvMV7', 'zMVElkca7ETJFQoc');
  expect(normalPage(changed)).not.toBe(normalPage(older));
  expect(differingPieces(normalPage(older), normalPage(changed))).toEqual({
    removed: [
      '"price":4990}</script>',
      '<img src="/t/burger/FqkAPUYm0pRTvMV7/doble-brasa-800.webp">',
    ],
    added: [
      '"price":5490}</script>',
      '<img src="/t/burger/zMVElkca7ETJFQoc/doble-brasa-800.webp">',
    ],
  });
});
