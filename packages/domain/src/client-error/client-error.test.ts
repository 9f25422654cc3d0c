import { expect, test } from 'vitest';
import {
  ownFrames,
  readFrame,
  redactMessage,
  userAgentFamily,
  withoutQueries,
} from './client-error.ts';

const folder = 'https://burger.example/assets/';

test('a stack is reduced to places in files of the web app, without functions and addresses', () => {
  const chrome = `TypeError: x is null
    at pay (https://burger.example/assets/checkout-Ab3.js:12:345)
    at https://burger.example/assets/app.js:1:2
    at load (https://cdn.evil.example/assets/app.js:1:2)
    at eval (eval at <anonymous> (https://burger.example/checkout?token=SECRET:3:4), <anonymous>:1:1)
    at chrome-extension://abc/inject.js:5:6`;
  expect(ownFrames(chrome, folder)).toEqual(['checkout-Ab3.js:12:345', 'app.js:1:2']);
  const firefox = `pay@https://burger.example/assets/checkout-Ab3.js:12:345\n@https://burger.example/?oobCode=1:1:1`;
  expect(ownFrames(firefox, folder)).toEqual(['checkout-Ab3.js:12:345']);
});

test('a stack has twenty frames at most, and a text that is none gives no frame', () => {
  expect(ownFrames(`${folder}a.js:1:1\n`.repeat(50), folder)).toHaveLength(20);
  for (const text of ['', 'a.js', 'a.js:1', '../a.js:1:1', 'a.js:1:1 ana@x.cl', 'a.css:1:1'])
    expect(readFrame(text)).toBeNull();
});

test.each([
  [
    'Failed to fetch https://burger.example/v1/orders?token=abc#x (GET)',
    'Failed to fetch https://burger.example/v1/orders (GET)',
  ],
  ['at /nps?order=1&key=2.3', 'at /nps'],
  ['plain: a ? b : c', 'plain: a ? b : c'],
  ['a'.repeat(900), 'a'.repeat(500)],
])('the message %j is reported as %j', (message, reported) => {
  expect(withoutQueries(message)).toBe(reported);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['curl/8.0 ana@example.cl', 'other on other'],
])('the browser %j is reported as %j', (userAgent, family) => {
  expect(userAgentFamily(userAgent)).toBe(family);
});

test.each([
  ['no order for ana.soto@example.cl', 'no order for [email]'],
  ['Bearer burger.abcdefgh refused', '[token] refused'],
  ['key burger.01a20580-a234-74fd-bc68-aaf5b97b26f4.mxzb9ctj.-UXYkIAy', 'key [token]'],
  ['call +56 9 8765 4321', 'call [number]'],
  ['card 4051 8856 0044 6623', 'card [number]'],
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  [
    'Failed at https://burger.cl/assets/checkout-Ab3.js',
    'Failed at https://burger.cl/assets/checkout-Ab3.js',
  ],
])('the message %j loses what is personal: %j', (message, redacted) => {
  expect(redactMessage(message)).toBe(redacted);
});
