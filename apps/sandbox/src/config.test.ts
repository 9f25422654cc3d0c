import { expect, test } from 'vitest';
import { readSandboxConfig } from './config.ts';

test('without settings the sandbox listens on port 4000 of this machine, with a step every twelve seconds', () => {
  expect(readSandboxConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4_000,
    kitchenStepMs: 12_000,
    dataFolder: null,
  });
});

test('Webpay has a default secret, or the configured one', () => {
  expect(readSandboxConfig({}).webpaySecret).toBe('sandbox-webpay-secret');
  expect(readSandboxConfig({ SANDBOX_WEBPAY_SECRET: 'otro' }).webpaySecret).toBe('otro');
});

test('a setting that is not a number is reported at the start', () => {
  expect(() => readSandboxConfig({ SANDBOX_PORT: 'four' })).toThrow('SANDBOX_PORT');
  expect(() => readSandboxConfig({ SANDBOX_KITCHEN_STEP_MS: '-1' })).toThrow(
    'SANDBOX_KITCHEN_STEP_MS',
  );
});
