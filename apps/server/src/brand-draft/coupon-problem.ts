import { couponsIn, readCoupons } from '@comanda/domain/draft/coupon-files.ts';
import { listFile, onlyItemId } from '@comanda/domain/draft/draft-edit.ts';
import type { FolderProblem } from '../tenant/folder/folder-problem.ts';
import type { DraftProblem } from './draft-problem.ts';

/**
 * Returns a function that finds the coupon and the field that a problem of the folder is about. A
 * problem of another file names that file. `texts`: the files by path, as they would be published.
 */
export const problemOfCoupons =
  (texts: ReadonlyMap<string, string>) =>
  ({ file, place, reason }: FolderProblem): DraftProblem => {
    const [, at, inner = ''] = /^\[(\d+)\]\.?(.*)$/u.exec(place) ?? [];
    const coupon =
      file === listFile('coupons') && at !== undefined
        ? couponsIn(readCoupons(texts))[Number(at)]
        : undefined;
    if (coupon === undefined)
      return { list: null, id: null, field: `${file} ${place}`.trim(), reason };
    const field = [coupon.code, ...inner.split(/[.[\]]+/u)].filter((key) => key !== '').join('/');
    return { list: 'coupons', id: onlyItemId, field, reason };
  };
