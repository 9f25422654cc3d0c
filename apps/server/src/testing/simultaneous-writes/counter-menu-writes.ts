import type { AnyJson } from '../any-json.ts';
import { pngOf } from '../bad-pictures.ts';
import type { OrderServer } from '../order-server.ts';
import type { ApiReply } from '../shopper.ts';
import { createTestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import type { Writes, WriteSetting } from './write.ts';

/** The writing calls of a manager about the menu. */
export function counterMenuWrites({ server: first }: WriteSetting): Writes {
  const aManager = (): Promise<AnyJson> => createTestStaff(first(), { role: 'manager' });
  return {
    publishCounterMenu: {
      about: aManager,
      send: (server, turn, who) => {
        const dish = { menu_id: 1, kind: 'product', id: 2, store_id: null };
        const edits = [{ ...dish, field: 'description', value: `Turno ${turn}` }];
        const body = { based_on: turn % 3, edits, note: '' };
        return writeAsStaff(server, who, ['POST', 'stores/1/menu', body]);
      },
    },
    previewCounterMenu: {
      about: aManager,
      send: (server, _turn, who) => {
        const body = { edits: [], product_id: null };
        return writeAsStaff(server, who, ['POST', 'stores/1/menu/preview', body]);
      },
    },
    restoreMenuVersion: {
      about: aManager,
      send: (server, turn, who) => {
        const body = { based_on: turn % 3, number: 0 };
        return writeAsStaff(server, who, ['POST', 'menu/versions', body], `restore-${turn % 3}`);
      },
    },
    uploadMenuPicture: {
      about: async () => ({ who: await aManager(), bytes: await pngOf(330) }),
      send: (server, turn, { who, bytes }) =>
        sendPicture(server, bytes, { ...who.headers, 'idempotency-key': `picture-${turn % 3}` }),
    },
  };
}

async function sendPicture(
  { origin }: OrderServer,
  bytes: Buffer,
  headers: Record<string, string>,
): Promise<ApiReply> {
  const answer = await fetch(`${origin}/v1/counter/menu/pictures`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: await answer.json() };
}
