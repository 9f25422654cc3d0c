import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { oldRows } from './retention.rows.ts';

let database: FreshDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** The reason for which the nightly deletion deletes no row of a table. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'the brand’s own data, which an import replaces': [
    'banners',
    'brand_draft_edits',
    'brand_drafts',
    'coupon_switches',
    'coupons',
    'menus',
    'page_versions',
    'pages',
    'prices',
    'stores',
    'tenant_files',
    'tenant_hosts',
    'tenant_secrets',
    'tenant_settings',
    'tenant_sources',
    'tenants',
  ],
  'as many rows as the brand has stores, staff or products': [
    'change_counters',
    'coupon_counters',
    'disabled_items',
    'migrations',
    'order_numbers',
    'printers',
    'staff',
    'staff_stores',
    'store_facts',
    'system_outages',
    'token_secret_marks',
    'webhook_keys',
  ],
  'orders with their money, food and events stay': [
    'coupon_uses',
    'deliveries',
    'delivery_events',
    'ledger_events',
    'orders',
    'payment_attempts',
    'payment_events',
    'payment_refunds',
    'points_accounts',
    'points_entries',
    'survey_answers',
  ],
  'a row for each day of a store, of sums': ['day_sums'],
  'the next sum of the day deletes them': ['day_sum_changes'],
  'a row for each half hour that was booked, beside its orders': ['slot_bookings'],
  'the audit list stays': ['card_events', 'counter_actions', 'counter_refunds', 'erasures'],
  'a wish of a mailbox stays while the brand sends mails': ['unsubscriptions'],
  'goes with the row of its person, session, device, drawer or run': [
    'addresses',
    'counter_device_people',
    'counter_wrong_pins',
    'drawer_movements',
    'exports',
    'invitations',
    'push_subscriptions',
    'rider_stops',
    'staff_push_subscriptions',
    'staff_wrong_pins',
  ],
  'a row for each store': ['staff_notices'],
  'the next row deletes the old ones': ['integration_signatures', 'mail_counts'],
};

test('every table has rows that end, or a reason for which they stay', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p')`,
  );
  const known = [...new Set(oldRows.map(({ table }) => table)), ...Object.values(reasons).flat()];
  expect(known.filter((name) => !name.includes('.')).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
});
