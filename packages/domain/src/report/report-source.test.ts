import { expect, test } from 'vitest';
import { isBelieved, type ReportSource } from './report-source.ts';

const sources: Readonly<Record<ReportSource, boolean>> = {
  poll: true,
  reply: true,
  signedWebhook: false,
  unsignedWebhook: false,
  browser: false,
};

test('only responses to our own calls are believed, from payment providers and couriers alike', () => {
  for (const [source, believed] of Object.entries(sources))
    expect(isBelieved(source as ReportSource), source).toBe(believed);
});
