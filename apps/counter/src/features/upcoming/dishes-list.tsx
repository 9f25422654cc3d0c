import type { DishToPrepare } from '@comanda/domain/counter/upcoming/dishes-to-prepare.ts';
import type { CounterUpcomingTexts } from '@comanda/i18n/es/counter-upcoming.ts';
import css from './upcoming.module.css';

type Props = { dishes: readonly DishToPrepare[]; texts: CounterUpcomingTexts };

/** The dishes of a day with their units, and below each those of its options. */
export const DishesList = ({ dishes, texts }: Props) => (
  <ul className={css.dishes}>
    {dishes.map(({ name, units, options }) => (
      <li key={name}>
        <p className={css.dish}>
          <b>{texts.units(units)}</b> <span>{name}</span>
        </p>
        {options.length === 0 ? null : (
          <ul className={css.options}>
            {options.map((option) => (
              <li key={option.name}>
                <b>{texts.units(option.units)}</b> {option.name}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
