import { PictureChooser } from '../../counter/pictures/picture-chooser.tsx';
import { pictureUrl } from '../../counter/pictures/picture-url.ts';
import { usePictureTexts } from '../../counter/pictures/use-picture-texts.ts';
import type { Size } from '../../counter/pictures/crop-geometry.ts';
import type { MenuTargets } from './folder-menus.ts';
import type { Hero } from './hero-form.ts';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookDraft, LookEditor } from './look-editor.ts';
import { SavedField } from '../../counter/brand-draft/saved-field.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { TargetSelect } from './target-select.tsx';
import { isHeading, isLongText, isShortText } from './typed-values.ts';
import { useHero } from './use-hero.ts';
import { useLookTexts } from './use-look-texts.ts';

type Props = { editor: LookEditor; targets: MenuTargets };

/** The title over a picture that a shopper sees first. */
export function HeroCard({ editor, targets }: Props) {
  const { hero: texts } = useLookTexts();
  const { hero, isWaiting, change, turn } = useHero(editor);
  return (
    <LookCard
      title={texts.title}
      now={hero === null ? texts.off : hero.title.replaceAll('\n', ' ')}
    >
      <SwitchRow label={texts.show} hint={texts.showHint} isOn={hero !== null} onChange={turn} />
      {isWaiting && (
        <p className={css.lead} role="status">
          {texts.waiting}
        </p>
      )}
      {hero !== null && (
        <>
          <HeroWords hero={hero} change={change} />
          <HeroButton hero={hero} targets={targets} change={change} />
          <HeroPictures hero={hero} draft={editor.draft} change={change} />
        </>
      )}
    </LookCard>
  );
}

type PartProps = { hero: Hero; change: (values: Partial<Hero>) => void };

function HeroWords({ hero, change }: PartProps) {
  const { hero: texts, wrong } = useLookTexts();
  return (
    <>
      <SavedField
        label={texts.heading}
        hint={texts.headingHint}
        lines={2}
        value={hero.title}
        accepts={isHeading}
        problem={wrong.heading}
        save={(title) => change({ title })}
      />
      <SavedField
        label={texts.text}
        lines={2}
        value={hero.text}
        accepts={isLongText}
        problem={wrong.longText}
        save={(text) => change({ text })}
      />
      <SavedField
        label={texts.shortText}
        value={hero.shortText}
        accepts={isLongText}
        problem={wrong.longText}
        save={(shortText) => change({ shortText })}
      />
    </>
  );
}

/** The button that leads to a dish. */
function HeroButton({ hero, targets, change }: PartProps & { targets: MenuTargets }) {
  const { hero: texts, wrong } = useLookTexts();
  const { action } = hero;
  const choose = (productId: number | null): void => {
    const dish = targets.dishes.find(({ id }) => id === productId);
    const label = action?.label || texts.order(dish?.name ?? '');
    change({ action: productId === null ? null : { label, productId } });
  };
  return (
    <div className={css.pairs}>
      <TargetSelect
        label={texts.dish}
        none={texts.noButton}
        value={action?.productId ?? null}
        targets={targets.dishes}
        onChange={choose}
      />
      {action !== null && (
        <SavedField
          label={texts.label}
          value={action.label}
          accepts={isShortText}
          problem={wrong.shortText}
          save={(label) => change({ action: { ...action, label } })}
        />
      )}
    </div>
  );
}

const wideAspect: Size = { width: 1_600, height: 480 };
const phoneAspect: Size = { width: 900, height: 468 };

function HeroPictures({ hero, draft, change }: PartProps & { draft: LookDraft }) {
  const { hero: texts } = useLookTexts();
  const picture = usePictureTexts();
  const chooser = (label: string, image: string, aspect: Size, set: (url: string) => void) => {
    const url = pictureUrl(draft, image || null);
    return (
      <div className={css.photo} role="group" aria-label={label}>
        <b>{label}</b>
        <span className={css.frame} style={{ aspectRatio: aspect.width / aspect.height }}>
          {url === null ? null : <img src={url} alt="" />}
        </span>
        <PictureChooser
          label={label}
          action={url === null ? picture.add : picture.change}
          use="wide"
          aspect={aspect}
          onUploaded={set}
        />
      </div>
    );
  };
  return (
    <div className={css.pairs}>
      {chooser(texts.wide, hero.image, wideAspect, (image) => change({ image }))}
      {chooser(texts.phone, hero.phoneImage, phoneAspect, (phoneImage) => change({ phoneImage }))}
    </div>
  );
}
