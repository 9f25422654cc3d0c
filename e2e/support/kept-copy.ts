import type { Page } from '@playwright/test';

/** The copy of a device in its IndexedDB, read without its code. */
export type KeptCopy = {
  /** Ids of the kept things: `board`, `card:<order>`, `ticket:<order>`. */
  records: string[];
  /** Names of the people whose PIN opens the copy. */
  people: string[];
  /** Everything that is stored, as a script reads it: texts, numbers, and bytes as text. */
  raw: string;
};

export const keptCopyOf = (page: Page): Promise<KeptCopy> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('comanda-counter-kept');
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no answer'));
      });
    const database = await done(opening);
    const names = [...database.objectStoreNames];
    const readAll = async (name: string): Promise<unknown[]> =>
      names.includes(name)
        ? done<unknown[]>(database.transaction(name).objectStore(name).getAll())
        : [];
    const [singles, people, records] = await Promise.all(
      ['singles', 'people', 'records'].map(readAll),
    );
    database.close();
    const textOf = (_key: string, value: unknown): unknown =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value;
    const field = (rows: unknown[] | undefined, name: string): string[] =>
      (rows ?? []).map((row) =>
        String(Object.entries(row as object).find(([key]) => key === name)?.[1]),
      );
    return {
      records: field(records, 'id'),
      people: field(people, 'name'),
      raw: JSON.stringify([singles, people, records], textOf),
    };
  });
