import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/** The data that an erasure removes, and the data that the law keeps. */
export function EraseConsequences() {
  const words = useTextsOf(profileTexts);
  return (
    <>
      <p>{words.eraseGoes}</p>
      <p>{words.eraseStays}</p>
    </>
  );
}
