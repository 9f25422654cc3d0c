import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import { expect, test } from 'vitest';
import { samplePlace } from '../../testing/sample-place.ts';
import { draftAt } from './use-device-location.ts';

const draftOf = async (accuracy: number) => {
  const { api } = await createTestApi(json(200, samplePlace));
  return draftAt(
    { api, page: { stores: [] }, schema: addressSchemaOf('cl') },
    { latitude: -33.45, longitude: -70.62, accuracy },
  );
};

test('a position that may be more than 150 metres off is a street, a better one is a pin', async () => {
  expect(await draftOf(150)).toMatchObject({ location: { precision: 'pin' } });
  expect(await draftOf(151)).toMatchObject({ location: { precision: 'street' } });
});
