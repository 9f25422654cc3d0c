import type { BrandFileName } from '@comanda/contract/brand-files.ts';
import { isJsonObject, textOf } from '@comanda/domain/draft/json.ts';
import { onlyItem } from '@comanda/domain/draft/look-files.ts';
import type { Palette } from '@comanda/domain/theme/colour-roles.ts';
import { ActionButton } from '../../counter/action-button.tsx';
import { PictureChooser } from '../../counter/pictures/picture-chooser.tsx';
import { pictureUrl } from '../../counter/pictures/picture-url.ts';
import { usePictureTexts } from '../../counter/pictures/use-picture-texts.ts';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookEditor } from './look-editor.ts';
import { MiniShop } from './mini-shop.tsx';
import { type LookPalette, valuesOfPalette } from './palette-of-settings.ts';
import { useLogoPalettes } from './use-logo-palettes.ts';
import { useLookTexts } from './use-look-texts.ts';

const publishedIcon = `/${'icon-192.png' satisfies BrandFileName}`;

type Props = { editor: LookEditor; palette: LookPalette };

/** The pictures that stand for the brand, and colours that fit the logo. */
export function LogoCard({ editor, palette }: Props) {
  const { logo: texts } = useLookTexts();
  const { settings, draft } = editor;
  const { animationLoader } = settings;
  const logo = pictureUrl(draft, textOf(settings, 'logo') || null);
  const { suggestions, suggest, isBusy } = useLogoPalettes();
  const loader = isJsonObject(animationLoader) ? textOf(animationLoader, 'image') : '';
  return (
    <LookCard title={texts.title} startsOpen>
      <div className={css.marks}>
        <MarkPicture
          label={texts.logo}
          url={logo}
          ground={palette.paper.header}
          onUploaded={(url) => {
            editor.set({ logo: url });
            void suggest(url);
          }}
        />
        <MarkPicture
          label={texts.icon}
          url={iconUrl(editor)}
          ground={palette.paper.header}
          onUploaded={(icon) => editor.set({ icon })}
        />
        <MarkPicture
          label={texts.loader}
          url={pictureUrl(draft, loader || null)}
          ground={palette.paper.page}
          onUploaded={(url) => editor.set({ 'animationLoader/image': url })}
        />
      </div>
      {logo !== null && suggestions === null && (
        <div className={css.actions}>
          <ActionButton look="quiet" isBusy={isBusy} onPress={() => void suggest(logo)}>
            {texts.suggest}
          </ActionButton>
        </div>
      )}
      <Suggestions
        suggestions={suggestions}
        onChoose={(chosen) => editor.set(valuesOfPalette(chosen))}
      />
    </LookCard>
  );
}

/** The published icon has no address of its own: the shop serves it as its touch icon. */
function iconUrl({ draft, settings }: LookEditor): string | null {
  const icon = textOf(settings, 'icon');
  const isPublished = icon === textOf(onlyItem(draft.published, 'settings'), 'icon');
  return pictureUrl(draft, icon || null) ?? (isPublished ? publishedIcon : null);
}

type MarkProps = {
  label: string;
  url: string | null;
  ground: string;
  onUploaded: (url: string) => void;
};

/** A picture as it will stand on the shop's own colour. */
function MarkPicture({ label, url, ground, onUploaded }: MarkProps) {
  const texts = usePictureTexts();
  return (
    <div className={css.mark} role="group" aria-label={label}>
      <b>{label}</b>
      <span className={css.plate} style={{ backgroundColor: ground }}>
        {url === null ? null : <img src={url} alt="" />}
      </span>
      <PictureChooser
        label={label}
        action={url === null ? texts.addShort : texts.changeShort}
        use="sameFormat"
        onUploaded={onUploaded}
      />
    </div>
  );
}

type SuggestionsProps = {
  suggestions: readonly Palette[] | null;
  onChoose: (palette: Palette) => void;
};

/** Palettes that fit the logo, each as a small shop; one tap takes it. */
function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  const { logo: texts } = useLookTexts();
  if (suggestions === null) return <p role="status" className="visually-hidden" />;
  return (
    <div className={css.suggestions} role="group" aria-label={texts.suggestions}>
      <p className={css.lead} role="status">
        {suggestions.length === 0 ? texts.noColours : texts.suggestionsLead}
      </p>
      <div className={css.swatches}>
        {suggestions.map((palette, at) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the list changes as a whole
            key={at}
            type="button"
            className={css.swatch}
            aria-label={texts.take(at + 1)}
            onClick={() => onChoose(palette)}
          >
            <MiniShop palette={palette} />
          </button>
        ))}
      </div>
    </div>
  );
}
