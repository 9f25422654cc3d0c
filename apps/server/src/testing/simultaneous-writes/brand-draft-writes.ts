import type { AnyJson } from '../any-json.ts';
import { createTestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import type { Writes, WriteSetting } from './write.ts';

/** The writing calls of a manager about the draft of the menus and its publication. */
export function brandDraftWrites({ server: first }: WriteSetting): Writes {
  const aManager = (): Promise<AnyJson> => createTestStaff(first(), { role: 'manager' });
  return {
    saveBrandDraft: {
      about: aManager,
      send: (server, turn, who) => {
        const item = { file: 'menus/1.json', list: 'products', id: 1, parent: null };
        const edit = { ...item, op: 'set', field: 'name', value: JSON.stringify(`Turno ${turn}`) };
        const body = { edits: [{ edit, seen: null }], drop: [] };
        return writeAsStaff(server, who, ['POST', 'brand/menu/draft', body]);
      },
    },
    publishBrandDraft: {
      about: aManager,
      send: (server, turn, who) => {
        const body = { based_on: turn % 3, revision: turn, note: '' };
        return writeAsStaff(
          server,
          who,
          ['POST', 'brand/menu/versions', body],
          `brand-${turn % 3}`,
        );
      },
    },
    restoreBrandVersion: {
      about: aManager,
      send: (server, turn, who) => {
        const body = { based_on: turn % 3 };
        return writeAsStaff(server, who, ['POST', 'brand/menu/versions/1/restore', body]);
      },
    },
  };
}
