import { isJsonObject, type JsonObject, textOf } from '@comanda/domain/draft/json.ts';
import {
  brandTextKeys,
  type BrandTextKey,
  checkBrandText,
} from '@comanda/domain/tenant/brand-texts.ts';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookEditor } from './look-editor.ts';
import { SavedField } from '../../counter/brand-draft/saved-field.tsx';
import {
  instagramName,
  isEmail,
  isInstagram,
  isLongText,
  isPhone,
  isShortText,
  optional,
} from './typed-values.ts';
import { useLookTexts } from './use-look-texts.ts';
import { useUsualTexts } from './use-usual-texts.ts';

type Props = { editor: LookEditor };

/** The name of the brand, how to reach it, and its own words for texts of the shop. */
export function NamesCard({ editor }: Props) {
  const { names: texts, wrong } = useLookTexts();
  const { settings } = editor;
  const name = textOf(settings, 'commerceName');
  return (
    <LookCard title={texts.title} now={name}>
      <SavedField
        label={texts.name}
        value={name}
        accepts={isShortText}
        problem={wrong.shortText}
        save={(commerceName) => editor.set({ commerceName })}
      />
      <SavedField
        label={texts.description}
        hint={texts.descriptionHint}
        lines={3}
        value={textOf(settings, 'description')}
        accepts={isLongText}
        problem={wrong.longText}
        save={(description) => editor.set({ description })}
      />
      <Contact editor={editor} />
      <details className={css.more}>
        <summary>{texts.phrases}</summary>
        <p className={css.lead}>{texts.phrasesLead}</p>
        <Phrases editor={editor} />
      </details>
    </LookCard>
  );
}

const inner = (settings: JsonObject, field: string): JsonObject => {
  const value = settings[field];
  return isJsonObject(value) ? value : {};
};

function Contact({ editor }: Props) {
  const { names: texts, wrong } = useLookTexts();
  const contact = inner(editor.settings, 'contact');
  const save = (field: string, typed: string): void =>
    editor.set({ [`contact/${field}`]: typed === '' ? null : typed });
  return (
    <fieldset className={css.group}>
      <legend>{texts.contact}</legend>
      <SavedField
        label={texts.email}
        type="email"
        value={textOf(contact, 'email')}
        accepts={optional(isEmail)}
        problem={wrong.email}
        save={(typed) => save('email', typed)}
      />
      <SavedField
        label={texts.phone}
        type="tel"
        value={textOf(contact, 'phone')}
        accepts={optional(isPhone)}
        problem={wrong.phone}
        save={(typed) => save('phone', typed)}
      />
      <SavedField
        label={texts.instagram}
        hint={texts.instagramHint}
        value={textOf(contact, 'instagram')}
        accepts={(typed) => optional(isInstagram)(instagramName(typed))}
        problem={wrong.instagram}
        save={(typed) => save('instagram', instagramName(typed))}
      />
    </fieldset>
  );
}

/** Each text with the usual one as its placeholder; an empty field is the usual text. */
function Phrases({ editor }: Props) {
  const { names: texts, wrong } = useLookTexts();
  const usual = useUsualTexts();
  const own = inner(editor.settings, 'texts');
  const keys = Object.keys(brandTextKeys) as BrandTextKey[];
  return (
    <div className={css.inside}>
      {keys.map((key) => {
        const [placeholder] = brandTextKeys[key];
        const has = placeholder === undefined ? null : `{${placeholder}}`;
        return (
          <SavedField
            key={key}
            label={texts.phraseOf[key]}
            placeholder={usual[key]}
            {...(has === null ? {} : { hint: texts.placeholders[placeholder ?? 'name'] })}
            value={textOf(own, key)}
            accepts={(typed) => typed === '' || checkBrandText(key, typed) === null}
            problem={has === null ? wrong.phrase : wrong.phraseWith(has)}
            save={(typed) => editor.set({ [`texts/${key}`]: typed === '' ? null : typed })}
          />
        );
      })}
    </div>
  );
}
