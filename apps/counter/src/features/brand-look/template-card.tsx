import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import sketches from './template-sketch.module.css';
import type { LookEditor } from './look-editor.ts';
import { useLookTexts } from './use-look-texts.ts';

const templates = [
  { id: 1, name: 'rows' },
  { id: 2, name: 'gallery' },
  { id: 3, name: 'posters' },
] as const;
type Template = (typeof templates)[number];

/** The three designs of the shop, each with a small drawing. */
export function TemplateCard({ editor }: { editor: LookEditor }) {
  const { template: texts } = useLookTexts();
  const chosen = templates.find(({ id }) => id === editor.settings['templateId']) ?? templates[0];
  return (
    <LookCard title={texts.title} now={texts.names[chosen.name]}>
      <fieldset className={css.templates}>
        <legend className="visually-hidden">{texts.title}</legend>
        {templates.map((each) => (
          <label key={each.id} className={css.template}>
            <input
              type="radio"
              name="look-template"
              checked={each === chosen}
              onChange={() => editor.set({ templateId: each.id })}
            />
            <TemplateSketch template={each} />
            <b>{texts.names[each.name]}</b>
            <small>{texts.hints[each.name]}</small>
          </label>
        ))}
      </fieldset>
    </LookCard>
  );
}

/** The dishes of a page in one design. */
const TemplateSketch = ({ template }: { template: Template }) => (
  <span className={sketches.sketch} data-template={template.id} aria-hidden="true">
    <i className={sketches.head} />
    {[1, 2, 3, 4].map((dish) => (
      <span key={dish} className={sketches.dish}>
        <i />
        <b />
      </span>
    ))}
  </span>
);
