import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createPictureEncoder } from '../../picture/picture-encoder.ts';
import { buildFolder } from '../import/build-folder.ts';
import { blankFolder } from './blank-folder.ts';

const tenantsDir = resolve(import.meta.dirname, '../../../../../tenants');

test.each(['cl', 'mx', 'gt', 'pe'] as const)(
  'a new brand of %s has a valid folder without a dish, an hour and a zone',
  async (country) => {
    const host = 'la-nusta.pedidos.example';
    const files = await blankFolder(
      { id: 'la-nusta', name: 'La Ñusta', country, host },
      tenantsDir,
    );
    const { built } = await buildFolder(files, createPictureEncoder(null));
    expect(built.identity).toMatchObject({ id: 'la-nusta', name: 'La Ñusta', hosts: [host] });
    expect(built.menus.map(({ products }) => products)).toEqual([[]]);
    expect(built.stores).toMatchObject([{ businessHours: [], deliveryZones: [] }]);
    expect(built.files.map(({ name }) => name)).toContain('manifest.webmanifest');
  },
);
