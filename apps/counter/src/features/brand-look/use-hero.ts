import { fieldOf } from '@comanda/domain/draft/menu-file.ts';
import { onlyItem } from '@comanda/domain/draft/look-files.ts';
import { useState } from 'react';
import { emptyHero, type Hero, heroOf, isWholeHero, withBothPictures } from './hero-form.ts';
import type { LookEditor } from './look-editor.ts';

/**
 * The hero of the draft. One that is not whole yet waits here and not in the draft, which could not
 * be published with it.
 */
export function useHero({ draft, settings, setWithin, setWhole }: LookEditor) {
  const drafted = heroOf(settings['hero']);
  const [waiting, setWaiting] = useState<Hero | null>(null);
  const [last, setLast] = useState<Hero | null>(null);
  const change = (values: Partial<Hero>): void => {
    if (drafted !== null) {
      setWithin('settings', 'hero', values);
      return;
    }
    const next = withBothPictures({ ...(waiting ?? emptyHero), ...values });
    const isWhole = isWholeHero(next);
    if (isWhole) setWhole('settings', 'hero', next);
    setWaiting(isWhole ? null : next);
  };
  const turn = (isOn: boolean): void => {
    setWaiting(null);
    if (!isOn) {
      setLast(drafted);
      if (drafted !== null) setWhole('settings', 'hero', null);
      return;
    }
    const before = last ?? heroOf(fieldOf(onlyItem(draft.published, 'settings'), 'hero'));
    if (before === null) setWaiting(emptyHero);
    else setWhole('settings', 'hero', before);
  };
  return {
    hero: drafted ?? waiting,
    isWaiting: drafted === null && waiting !== null,
    change,
    turn,
  };
}
