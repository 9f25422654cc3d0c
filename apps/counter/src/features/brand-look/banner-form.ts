import { type JsonObject, textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { isLongText, isShortText } from './typed-values.ts';

export type BannerFields = {
  title: string;
  text: string;
  image: string | null;
  kind: 'Product' | 'Category';
  target: number | null;
};
export type BannerProblem = 'title' | 'text' | 'target';

/** Returns the fields of a banner; null: of a new one. */
export const bannerFields = (banner: FileItem | null): BannerFields =>
  banner === null
    ? { title: '', text: '', image: null, kind: 'Product', target: null }
    : {
        title: textOf(banner, 'title'),
        text: textOf(banner, 'text'),
        image: textOf(banner, 'image') || null,
        kind: banner['bannerableType'] === 'Category' ? 'Category' : 'Product',
        target: typeof banner['bannerableId'] === 'number' ? banner['bannerableId'] : null,
      };

export function bannerProblems({ title, text, target }: BannerFields): ReadonlySet<BannerProblem> {
  const problems: BannerProblem[] = [];
  if (!isShortText(title.trim())) problems.push('title');
  if (!isLongText(text)) problems.push('text');
  if (target === null) problems.push('target');
  return new Set(problems);
}

/** Returns the values of banners.json. */
export const bannerValues = ({ title, text, image, kind, target }: BannerFields): JsonObject => ({
  title: title.trim(),
  text: text.trim(),
  image,
  bannerableType: kind,
  bannerableId: target,
});
