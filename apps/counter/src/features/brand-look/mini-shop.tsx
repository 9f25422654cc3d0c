import { colourRolesOf, type Palette } from '@comanda/domain/theme/colour-roles.ts';
import type { CssVariables } from '@comanda/ui/css-variables.ts';
import css from './mini-shop.module.css';

/** A drawing of a shop in the colours of a palette. */
export function MiniShop({ palette }: { palette: Palette }) {
  const roles = colourRolesOf(palette);
  const colours: CssVariables = {
    '--mini-page': roles.page,
    '--mini-surface': roles.surface,
    '--mini-sunk': roles['surface-sunk'],
    '--mini-header': roles.header,
    '--mini-on-header': roles['on-header'],
    '--mini-ink': roles.ink,
    '--mini-accent': roles.accent,
    '--mini-on-accent': roles['on-accent'],
    '--mini-support': roles.support,
  };
  return (
    <span className={css.shop} style={colours} aria-hidden="true">
      <span className={css.head}>
        <i />
      </span>
      <span className={css.hero}>
        <i />
        <b />
      </span>
      <span className={css.dish}>
        <i />
        <b />
        <u />
      </span>
    </span>
  );
}
