import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { onlyItem } from '@comanda/domain/draft/look-files.ts';
import { fontChoices, type FontPlace, placesOfFont } from './font-choices.ts';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookEditor } from './look-editor.ts';
import { fontsOf } from './palette-of-settings.ts';
import { useLookTexts } from './use-look-texts.ts';
import { useSampleFonts } from './use-sample-fonts.ts';

const places = ['title', 'body'] as const;

/** The typefaces of titles and of texts. */
export function FontsCard({ editor }: { editor: LookEditor }) {
  const { fonts: texts } = useLookTexts();
  const [place, setPlace] = useState<FontPlace | null>(null);
  const fonts = fontsOf(editor.settings);
  return (
    <LookCard title={texts.title} now={[...new Set([fonts.title, fonts.body])].join(', ')}>
      {places.map((each) => (
        <div key={each} className={css.line}>
          <span className={css.words}>
            <small>{texts.places[each]}</small>
            <b>{fonts[each]}</b>
          </span>
          <Button
            look="soft"
            aria-label={texts.changeLong(texts.places[each])}
            onClick={() => setPlace(each)}
          >
            {texts.change}
          </Button>
        </div>
      ))}
      {place !== null && (
        <FontDialog place={place} editor={editor} onClose={() => setPlace(null)} />
      )}
    </LookCard>
  );
}

type DialogProps = { place: FontPlace; editor: LookEditor; onClose: () => void };

/** Families, each written in itself. */
function FontDialog({ place, editor, onClose }: DialogProps) {
  const { fonts: texts } = useLookTexts();
  const { form } = useBrandTexts();
  const { draft, settings } = editor;
  const { fonts } = draft.answer;
  useSampleFonts(fonts);
  const now = fontsOf(settings)[place];
  const published = fontsOf(onlyItem(draft.published, 'settings'));
  const families = fontChoices(
    place,
    [now, published[place], published.title, published.body],
    fonts.map(({ family }) => family),
  );
  const choose = (family: string): void =>
    editor.set(Object.fromEntries(placesOfFont[place].map((each) => [`fonts/${each}`, family])));
  return (
    <Dialog label={texts.places[place]} closeLabel={form.close} onClose={onClose} tall>
      <DialogHead title={texts.places[place]} lead={texts.lead} />
      <DialogBody>
        <fieldset className={css.fonts}>
          <legend className="visually-hidden">{texts.places[place]}</legend>
          {families.map((family) => (
            <label key={family} className={css.font}>
              <input
                type="radio"
                name="look-font"
                aria-label={family}
                checked={family === now}
                onChange={() => choose(family)}
              />
              <span style={{ fontFamily: `"${family}"` }}>{texts.samples[place]}</span>
              <small>{family}</small>
            </label>
          ))}
        </fieldset>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={onClose}>
          {form.done}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
