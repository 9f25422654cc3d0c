import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { openPlacingTestShop, type PlacingTestShop } from '../../testing/placing-shop.ts';
import {
  callApi,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../../testing/shopper.ts';
import { tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';
import { importTenant } from './import-tenant.ts';

let shop: PlacingTestShop;
let owner: Database;
beforeAll(async () => {
  shop = await openPlacingTestShop();
  owner = openDatabase({ url: shop.database.ownerUrl, connections: 1 });
});
afterAll(async () => {
  await owner.close();
  await shop.close();
});

/** Imports the burger brand with this survey in its settings. */
async function importSurvey(survey?: object) {
  const draft = await tenantFolder();
  if (survey) draft['settings.json'].survey = survey;
  const folder = await writeFolder(draft);
  const now = new Date().toISOString();
  const outcome = await importTenant(owner, folder, now, undefined, { replace: true });
  await rm(folder, { recursive: true });
  return outcome;
}

async function answerSurvey(): Promise<void> {
  const { server, camila } = shop;
  const order = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  server.setClock(server.deps.clock() + 60_000);
  for (const status of ['preparing', 'ready', 'completed'])
    await postAsIntegration(server, `/v1/integrations/orders/${order.id}/status`, { status });
  const answers = [
    { question_id: 'recommendation', value: 3 },
    { question_id: 'taste', value: 2 },
    { question_id: 'complete', value: false },
    { question_id: 'onTime', value: false },
    { question_id: 'orderAgain', value: false },
  ];
  const answer = await callApi(server, '/v1/answers/mass_create', {
    method: 'POST',
    headers: guestHeaders(camila),
    body: { order_id: order.id, version: 1, answers },
  });
  expect(answer.status).toBe(201);
}

test('questions with answers keep their texts until the version of the survey is raised', async () => {
  await answerSurvey();
  const changed = { questions: { taste: '¿Qué tal la carne?' } };
  expect(await importSurvey(changed)).toEqual({
    ok: false,
    error: [
      {
        file: 'settings.json',
        place: 'survey',
        reason: 'has answers to these questions: raise survey.version to change them',
      },
    ],
  });
  expect(await importSurvey()).toMatchObject({ ok: true });
  expect(await importSurvey({ ...changed, version: 2 })).toMatchObject({ ok: true });
  expect(await importSurvey({ version: 2, questions: { taste: '¿Y el pan?' } })).toMatchObject({
    ok: true,
  });
  expect(await importSurvey({ version: 1, questions: { taste: '¿Y el pan?' } })).toMatchObject({
    ok: false,
  });
});
