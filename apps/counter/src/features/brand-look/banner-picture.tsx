import { Button } from '@comanda/ui/button.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import type { Size } from '../../counter/pictures/crop-geometry.ts';
import { PictureChooser } from '../../counter/pictures/picture-chooser.tsx';
import { pictureUrl } from '../../counter/pictures/picture-url.ts';
import { usePictureTexts } from '../../counter/pictures/use-picture-texts.ts';
import css from './look.module.css';
import type { LookDraft } from './look-editor.ts';

type Props = {
  value: string | null;
  draft: LookDraft;
  onChange: (image: string | null) => void;
};

/** Banners are wide: phones show their right side, desktops their middle. */
const aspect: Size = { width: 1_200, height: 480 };

/** The picture of a banner, cut to its shape. */
export function BannerPicture({ value, draft, onChange }: Props) {
  const texts = usePictureTexts();
  const { form } = useBrandTexts();
  const url = pictureUrl(draft, value);
  return (
    <div className={css.photo} role="group" aria-label={texts.label}>
      <span className={css.frame} style={{ aspectRatio: aspect.width / aspect.height }}>
        {url === null ? null : <img src={url} alt="" />}
      </span>
      <div className={css.actions}>
        <PictureChooser
          label={texts.label}
          action={value === null ? texts.add : texts.change}
          use="wide"
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
