import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { starIcon } from '@comanda/ui/lazy-icons.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { AnswerProps } from './question.ts';
import css from './survey.module.css';

const starCounts = [1, 2, 3, 4, 5] as const;

/** A score in stars: radios, and the name of the chosen one beside them. */
export function Stars({ question, value, onChange }: AnswerProps) {
  const words = useTextsOf(surveyTexts);
  const chosen = starCounts.find((count) => count === value) ?? null;
  return (
    <div className={css.starRow}>
      <div className={css.stars}>
        {starCounts.map((score) => (
          <label
            key={score}
            className={css.star}
            data-on={chosen !== null && score <= chosen ? '' : undefined}
          >
            <input
              type="radio"
              name={question.id}
              value={score}
              checked={chosen === score}
              aria-label={words.star({ count: score, name: words.stars[score] })}
              onChange={() => onChange(score)}
            />
            <Icon name={starIcon} size={34} />
          </label>
        ))}
      </div>
      <span className={css.starName} aria-hidden="true">
        {chosen === null ? '' : words.stars[chosen]}
      </span>
    </div>
  );
}
