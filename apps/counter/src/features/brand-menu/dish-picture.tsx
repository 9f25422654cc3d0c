import { Button } from '@comanda/ui/button.tsx';
import css from '../../counter/brand-draft/back-office.module.css';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import type { Size } from '../../counter/pictures/crop-geometry.ts';
import { PictureChooser } from '../../counter/pictures/picture-chooser.tsx';
import { pictureUrl } from '../../counter/pictures/picture-url.ts';
import { usePictureTexts } from '../../counter/pictures/use-picture-texts.ts';

type Props = {
  value: string | null;
  draft: BrandDraft;
  onChange: (value: string | null) => void;
};

/** The shape of the photo on the page of a dish. */
const aspect: Size = { width: 390, height: 268 };

/** The photo of a dish, from the device's pictures or its camera, cut to the shape of the shop. */
export function DishPicture({ value, draft, onChange }: Props) {
  const texts = usePictureTexts();
  const { form } = useBrandTexts();
  const url = pictureUrl(draft, value);
  return (
    <div className={css.picture} role="group" aria-label={texts.label}>
      {url === null ? (
        <p className={css.noPicture}>{texts.none}</p>
      ) : (
        <img src={url} alt={texts.label} />
      )}
      <div className={css.pictureActions}>
        <PictureChooser
          label={texts.label}
          action={value === null ? texts.add : texts.change}
          use="dish"
          aspect={aspect}
          onUploaded={onChange}
        >
          {value !== null && (
            <Button look="link" onClick={() => onChange(null)}>
              {form.remove}
            </Button>
          )}
        </PictureChooser>
      </div>
    </div>
  );
}
