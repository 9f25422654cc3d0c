import { isJsonList, isJsonObject, type Json, textOf } from '@comanda/domain/draft/json.ts';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookEditor } from './look-editor.ts';
import { SavedField } from '../../counter/brand-draft/saved-field.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { isAnalyticsId, isChatId, isPixelId, isTagManagerId, optional } from './typed-values.ts';
import { useLookTexts } from './use-look-texts.ts';

/** Numbers of Google's tag that a brand may have. */
const analyticsPlaces = [0, 1] as const;

const idsOf = (value: Json | undefined): readonly string[] =>
  isJsonList(value) ? value.filter((each) => typeof each === 'string') : [];

/** The brand's own accounts that count visits, and whether shoppers are asked first. */
export function MeasuringCard({ editor }: { editor: LookEditor }) {
  const { measuring: texts } = useLookTexts();
  const { analytics: value } = editor.settings;
  const analytics = isJsonObject(value) ? value : {};
  const ids = idsOf(analytics['analyticsIds']);
  const save = (field: string, next: Json): void => editor.set({ [`analytics/${field}`]: next });
  const single = (
    field: 'tagManagerId' | 'pixelId' | 'chatWidgetId',
    accepts: (typed: string) => boolean,
  ) => (
    <SavedField
      label={texts.labels[field]}
      hint={texts.hints[field]}
      value={textOf(analytics, field)}
      accepts={optional(accepts)}
      problem={texts.wrong(texts.hints[field])}
      save={(typed) => save(field, typed === '' ? null : typed)}
    />
  );
  const saveId = (at: number, typed: string): void => {
    const next = analyticsPlaces.map((place) => (place === at ? typed : (ids[place] ?? '')));
    save('analyticsIds', [...new Set(next.filter(Boolean))]);
  };
  return (
    <LookCard title={texts.title}>
      <p className={css.lead}>{texts.lead}</p>
      {single('tagManagerId', isTagManagerId)}
      {analyticsPlaces.map((at) => (
        <SavedField
          key={at}
          label={texts.analytics(at + 1)}
          hint={texts.hints.analyticsIds}
          value={ids[at] ?? ''}
          accepts={optional(isAnalyticsId)}
          problem={texts.wrong(texts.hints.analyticsIds)}
          save={(typed) => saveId(at, typed)}
        />
      ))}
      {single('pixelId', isPixelId)}
      {single('chatWidgetId', isChatId)}
      <SwitchRow
        label={texts.askConsent}
        hint={texts.askConsentHint}
        isOn={analytics['askConsent'] !== false}
        onChange={(isOn) => save('askConsent', isOn)}
      />
    </LookCard>
  );
}
