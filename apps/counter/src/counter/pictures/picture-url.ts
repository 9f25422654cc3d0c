import type { BrandDraft } from '../brand-draft/use-brand-draft.ts';

/** Returns the address of a picture: an uploaded one is its own, one of the folder has another. */
export const pictureUrl = (
  { answer }: Pick<BrandDraft, 'answer'>,
  image: string | null,
): string | null =>
  image === null || image.startsWith('/t/')
    ? image
    : (answer.pictures.find(({ path }) => path === image)?.url ?? null);
