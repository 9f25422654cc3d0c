import type { AnyJson } from '../any-json.ts';
import { releaseToStore } from '../release-to-store.ts';
import { createTestStaff, type TestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import { anOrder } from './an-order.ts';
import type { Write, Writes, WriteSetting } from './write.ts';

const settings = {
  ...{ station: 'kitchen', paper_width: 80, prints_on: 'arrival', copies: 1 },
  category_ids: [],
};

/** The writing calls of a manager about the printers of a store. */
export function printerWrites(setting: WriteSetting): Writes {
  const first = setting.server;
  const aManager = (): Promise<TestStaff> => createTestStaff(first(), { role: 'manager' });
  const aPrinter = async (): Promise<AnyJson> => {
    const who = await aManager();
    const body = { name: 'Cocina', kind: 'star', ...settings };
    const added = await writeAsStaff(first(), who, ['POST', 'stores/1/printers', body]);
    return { who, id: added.body.printerId };
  };
  const onPrinter = (path: string, body: (turn: number) => object = () => ({})): Write => ({
    about: aPrinter,
    send: (server, turn, { who, id }) =>
      writeAsStaff(server, who, ['POST', `stores/1/printers/${id}${path}`, body(turn)]),
  });
  return {
    addPrinter: {
      about: aManager,
      send: (server, turn, who) => {
        const body = { name: `Cocina ${turn}`, kind: 'epson', ...settings };
        return writeAsStaff(server, who, ['POST', 'stores/1/printers', body]);
      },
    },
    changePrinter: onPrinter('', (turn) => ({ name: `Cocina ${turn}`, ...settings })),
    removePrinter: onPrinter('/remove'),
    renewPrinterAddress: onPrinter('/address'),
    printTestPage: onPrinter('/test'),
    reprintOrder: {
      about: async () => {
        const order = await anOrder(setting);
        await releaseToStore(first(), order);
        return { ...(await aPrinter()), order: order.id };
      },
      send: (server, _turn, { who, id, order }) =>
        writeAsStaff(server, who, ['POST', `stores/1/printers/${id}/orders/${order}`, {}]),
    },
  };
}
