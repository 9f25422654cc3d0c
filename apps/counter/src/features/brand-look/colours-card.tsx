import { judgePalette } from '@comanda/domain/theme/judge-palette.ts';
import { mendPalette } from '@comanda/domain/theme/mend-palette.ts';
import { type PaletteSetting, settingOfPair } from '@comanda/domain/theme/setting-of-pair.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { ColourField } from './colour-field.tsx';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookEditor } from './look-editor.ts';
import { wordsOfPair } from './pair-words.ts';
import {
  brandColours,
  colourOf,
  fieldOfColour,
  type LookPalette,
  paletteOf,
  paperColours,
  valuesOfPalette,
} from './palette-of-settings.ts';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { useLookTexts } from './use-look-texts.ts';

type Props = {
  editor: LookEditor;
  /** The palette with what is being chosen. */
  palette: LookPalette;
  onChoose: (setting: PaletteSetting, hex: string) => void;
};

/** The colours of the brand, with what cannot be read, and one button that mends it. */
export function ColoursCard({ editor, palette, onChoose }: Props) {
  const { colours: texts } = useLookTexts();
  const unreadable = useUnreadable(palette);
  const saved = paletteOf(editor.settings, {});
  const field = (setting: PaletteSetting) => (
    <ColourField
      key={setting}
      label={texts.names[setting]}
      hint={texts.hints[setting]}
      value={colourOf(saved, setting)}
      problems={unreadable.filter((each) => each.setting === setting).map(({ text }) => text)}
      onChoose={(hex) => onChoose(setting, hex)}
      save={(hex) => editor.set({ [fieldOfColour(setting)]: hex })}
    />
  );
  const isPaperWrong = unreadable.some(({ setting }) => setting.startsWith('paper.'));
  return (
    <LookCard title={texts.title} startsOpen>
      <div className={css.pairs}>{brandColours.map(field)}</div>
      <details className={css.more} open={isPaperWrong}>
        <summary>{texts.paper}</summary>
        <div className={css.pairs}>{paperColours.map(field)}</div>
      </details>
      <SwitchRow
        label={texts.dark}
        hint={texts.darkHint}
        isOn={palette.darkScheme}
        onChange={(darkScheme) => editor.set({ darkScheme })}
      />
      <Judgement palette={palette} editor={editor} problems={unreadable} />
    </LookCard>
  );
}

type Problem = { setting: PaletteSetting; text: string };

/** Returns every pair that is hard to read in words, each once with its worst contrast. */
function useUnreadable(palette: LookPalette): readonly Problem[] {
  const { colours: texts } = useLookTexts();
  const { groupMark } = useCounter().page.country;
  const number = (value: number): string =>
    value.toFixed(1).replace('.', groupMark === '.' ? ',' : '.');
  const problems = judgePalette(palette)
    .toSorted((one, other) => one.ratio - other.ratio)
    .map((pair) => {
      const { front, ground } = wordsOfPair(pair);
      const facts = { front: texts.fronts[front], ground: texts.grounds[ground] };
      const key = `${facts.front} ${facts.ground}`;
      const [ratio, minimum] = [number(pair.ratio), number(pair.minimum)];
      const text = texts.unreadable({ ...facts, ratio, minimum });
      return {
        ...{ key, setting: settingOfPair(pair) },
        text: pair.scheme === 'dark' ? texts.inDark(text) : text,
      };
    });
  return problems.filter(({ key }, at) => problems.findIndex((each) => each.key === key) === at);
}

type JudgementProps = { palette: LookPalette; editor: LookEditor; problems: readonly Problem[] };

/** Says whether everything can be read, and mends what cannot. */
function Judgement({ palette, editor, problems }: JudgementProps) {
  const { colours: texts } = useLookTexts();
  if (problems.length === 0)
    return (
      <p className={css.good} role="status">
        {texts.readable}
      </p>
    );
  const mended = mendPalette(palette);
  return (
    <Notice tone="bad">
      <ul className={css.problems}>
        {problems.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {mended === null ? (
        <p>{texts.notMendable}</p>
      ) : (
        <Button look="quiet" onClick={() => editor.set(valuesOfPalette(mended))}>
          {texts.mend}
        </Button>
      )}
    </Notice>
  );
}
