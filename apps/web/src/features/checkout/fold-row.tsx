import type { ComponentProps } from 'react';
import { Fold } from '@comanda/ui/fold.tsx';
import type { FoldKey } from './fold-key.ts';
import { useFolds } from './folds.ts';

type Props = Omit<ComponentProps<typeof Fold>, 'isOpen' | 'isHeldOpen' | 'onToggle'> & {
  fold: FoldKey;
};

/** A section of the checkout that folds. A section with a missing or wrong field stays open. */
export function FoldRow({ fold, ...rest }: Props) {
  const folds = useFolds();
  return (
    <Fold
      isOpen={folds.isOpen(fold)}
      isHeldOpen={folds.isHeldOpen(fold)}
      onToggle={(open) => folds.toggle(fold, open)}
      {...rest}
    />
  );
}
