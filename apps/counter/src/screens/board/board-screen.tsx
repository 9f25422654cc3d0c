import { useShellTexts } from '../../counter/use-texts.ts';

/** The orders of the store. */
export function BoardScreen() {
  const texts = useShellTexts();
  return <h1 className="title">{texts.nav.board}</h1>;
}
