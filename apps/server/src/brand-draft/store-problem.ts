import { listFile } from '@comanda/domain/draft/draft-edit.ts';
import { readStores, storesIn, zonesField, zonesOf } from '@comanda/domain/draft/store-files.ts';
import type { FolderProblem } from '../tenant/folder/folder-problem.ts';
import type { DraftProblem } from './draft-problem.ts';

/**
 * Returns a function that finds the store and the field that a problem of the folder is about; of a
 * zone the field begins with `deliveryZones/<id>`. A problem of another file names that file.
 * `texts`: the files by path, as they would be published.
 */
export const problemOfStores =
  (texts: ReadonlyMap<string, string>) =>
  ({ file, place, reason }: FolderProblem): DraftProblem => {
    const [, at, inner = ''] = /^\[(\d+)\]\.?(.*)$/u.exec(place) ?? [];
    const store =
      file === listFile('stores') && at !== undefined
        ? storesIn(readStores(texts))[Number(at)]
        : undefined;
    if (store === undefined)
      return { list: null, id: null, field: `${file} ${place}`.trim(), reason };
    const [first = '', second, third] = inner.split(/[.[\]]+/u).filter((key) => key !== '');
    const zone = first === zonesField ? zonesOf(store)[Number(second)]?.id : undefined;
    const field =
      zone === undefined ? first : [first, zone, ...(third === undefined ? [] : [third])].join('/');
    return { list: 'stores', id: store.id, field, reason };
  };
