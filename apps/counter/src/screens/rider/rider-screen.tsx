import { useShellTexts } from '../../counter/use-texts.ts';

/** The next stops of a rider. */
export function RiderScreen() {
  const texts = useShellTexts();
  return (
    <main>
      <h1 className="title">{texts.title.rider}</h1>
    </main>
  );
}
