import * as v from 'valibot';
import {
  deviceKeySchema,
  type KeptFacts,
  type KeptPerson,
  type KeptRecord,
  keptClockSchema,
  keptPersonSchema,
  keptRecordSchema,
  keptSessionSchema,
} from './kept-shapes.ts';

const databaseName = 'comanda-counter-kept';
const singles = 'singles';
const people = 'people';
const records = 'records';
type StoreName = typeof singles | typeof people | typeof records;

/** The single values, each with its shape. */
type Single = {
  device: CryptoKey;
  facts: KeptFacts;
  session: v.InferOutput<typeof keptSessionSchema>;
};
const shapes: { [K in keyof Single]: v.GenericSchema<unknown, Single[K]> } = {
  device: deviceKeySchema,
  facts: keptClockSchema,
  session: keptSessionSchema,
};

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(singles);
    request.result.createObjectStore(people, { keyPath: 'staffId' });
    request.result.createObjectStore(records, { keyPath: 'id' });
  };
  const database = await answerOf(request);
  database.onversionchange = () => database.close();
  return database;
}

const valid = <T>(schema: v.GenericSchema<unknown, T>, values: readonly unknown[]): T[] =>
  values.flatMap((value) => {
    const read = v.safeParse(schema, value);
    return read.success ? [read.output] : [];
  });

export type KeptStorage = ReturnType<typeof openKeptStorage>;

/**
 * The copy of a device, in IndexedDB. A value of another shape is none. Each call is
 * one transaction.
 */
export function openKeptStorage() {
  let opened: Promise<IDBDatabase> | null = null;
  /** Runs requests of one transaction and resolves once it is stored. */
  const change = async (name: StoreName, work: (store: IDBObjectStore) => void): Promise<void> => {
    opened ??= openDatabase();
    const transaction = (await opened).transaction(name, 'readwrite', { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
    work(transaction.objectStore(name));
    await done;
  };
  const all = async (name: StoreName): Promise<readonly unknown[]> => {
    opened ??= openDatabase();
    return answerOf((await opened).transaction(name).objectStore(name).getAll());
  };
  return {
    read: async <K extends keyof Single>(name: K): Promise<Single[K] | null> => {
      opened ??= openDatabase();
      const store = (await opened).transaction(singles).objectStore(singles);
      return valid(shapes[name], [await answerOf(store.get(name))])[0] ?? null;
    },
    write: <K extends keyof Single>(name: K, value: Single[K]): Promise<void> =>
      change(singles, (store) => void store.put(value, name)),
    forget: (name: keyof Single): Promise<void> =>
      change(singles, (store) => void store.delete(name)),
    people: async (): Promise<KeptPerson[]> => valid(keptPersonSchema, await all(people)),
    writePeople: (list: readonly KeptPerson[]): Promise<void> =>
      change(people, (store) => list.forEach((person) => store.put(person))),
    forgetPerson: (id: string): Promise<void> => change(people, (store) => void store.delete(id)),
    records: async (): Promise<KeptRecord[]> => valid(keptRecordSchema, await all(records)),
    changeRecords: (written: readonly KeptRecord[], gone: readonly string[]): Promise<void> =>
      change(records, (store) => {
        for (const id of gone) store.delete(id);
        for (const record of written) store.put(record);
      }),
    clearRecords: (): Promise<void> => change(records, (store) => void store.clear()),
    wipe: async (): Promise<void> => {
      for (const name of [records, people, singles] as const)
        await change(name, (store) => void store.clear());
    },
  };
}
