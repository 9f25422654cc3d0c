import { useRef } from 'react';
import { Button } from '@comanda/ui/button.tsx';
import { ActionButton } from '../../counter/action-button.tsx';
import { usePictureTexts } from '../../counter/pictures/use-picture-texts.ts';
import { usePictureUpload } from '../../counter/pictures/use-picture-upload.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

type Props = {
  value: string | null;
  draft: BrandDraft;
  onChange: (value: string | null) => void;
};

/** Returns the address of a picture: an uploaded one is its own, one of the folder has another. */
export const pictureUrl = ({ answer }: BrandDraft, image: string | null): string | null =>
  image === null || image.startsWith('/t/')
    ? image
    : (answer.pictures.find(({ path }) => path === image)?.url ?? null);

/** The photo of a dish, from the device's pictures or its camera. */
export function DishPicture({ value, draft, onChange }: Props) {
  const texts = usePictureTexts();
  const { form } = useBrandTexts();
  const { upload, isBusy } = usePictureUpload(onChange);
  const chooser = useRef<HTMLInputElement>(null);
  const url = pictureUrl(draft, value);
  return (
    <div className={css.picture} role="group" aria-label={texts.label}>
      {url === null ? (
        <p className={css.noPicture}>{texts.none}</p>
      ) : (
        <img src={url} alt={texts.label} />
      )}
      <p role="status" className={isBusy ? css.note : 'visually-hidden'}>
        {isBusy ? texts.sending : ''}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target: input }) => {
          const [file] = input.files ?? [];
          input.value = '';
          if (file) void upload(file);
        }}
      />
      <div className={css.pictureActions}>
        <ActionButton look="soft" isBusy={isBusy} onPress={() => chooser.current?.click()}>
          {value === null ? texts.add : texts.change}
        </ActionButton>
        {value !== null && (
          <Button look="link" onClick={() => onChange(null)}>
            {form.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
