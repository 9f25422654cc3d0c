import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import css from './price.module.css';

type Props = {
  price: Minor;
  before: Minor | null;
  country: Country; /** The spoken form of the old price: "antes $6.990". */
  spoken: (price: string) => string;
  large?: boolean;
};

/** A price, and the old one struck and spoken ("antes $6.990"). */
export function Price({ price, before, country, spoken, large = false }: Props) {
  return (
    <p
      className={[css.price, before !== null && css.off, large && css.large]
        .filter(Boolean)
        .join(' ')}
    >
      <b>{formatMoney(price, country)}</b>
      {before === null ? null : (
        <s>
          <span className="visually-hidden">{spoken(formatMoney(before, country))}</span>
          <span aria-hidden="true">{formatMoney(before, country)}</span>
        </s>
      )}
    </p>
  );
}
