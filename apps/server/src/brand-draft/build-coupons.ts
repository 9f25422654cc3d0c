import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { type CouponFiles, writeCoupons } from '@comanda/domain/draft/coupon-files.ts';
import { listFile } from '@comanda/domain/draft/draft-edit.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { buildCoupon } from '../tenant/folder/build-coupon.ts';
import { parseFolder } from '../tenant/import/parse-folder.ts';
import { problemOfCoupons } from './coupon-problem.ts';
import type { DraftProblem } from './draft-problem.ts';
import type { PublishedTexts } from './published-texts.ts';
import type { PublishedBrand } from './read-brand.ts';
import { prettyJson } from './without-removed.ts';

/** The coupons of a brand, ready to be published. Of `texts` there is their file alone. */
export type CouponsPublication = PublishedTexts & {
  section: 'coupons';
  coupons: readonly Coupon[];
};

/**
 * Builds the publication of coupons over a brand by the schemas and checks of the folder, or
 * returns every reason against it. docs/rules/back-office.md#publication-of-the-coupons.
 */
export function buildCoupons(
  brand: PublishedBrand,
  files: CouponFiles,
): Result<CouponsPublication, readonly DraftProblem[]> {
  const texts = writeCoupons(brand.texts, files, prettyJson);
  const parsed = parseFolder(new Map([...texts].map(([path, text]) => [path, Buffer.from(text)])));
  if (!parsed.ok) return refuse(parsed.error.map(problemOfCoupons(texts)));
  const file = listFile('coupons');
  return accept({
    section: 'coupons',
    texts: new Map([[file, texts.get(file) ?? '[]']]),
    added: [],
    pictures: new Map(),
    coupons: parsed.value.coupons.map((coupon) => buildCoupon(coupon, parsed.value)),
  });
}
