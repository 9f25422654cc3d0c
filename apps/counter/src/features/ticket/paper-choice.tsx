import { paperWidths } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { useState } from 'react';
import { useTextsOf } from '../../counter/use-texts.ts';
import { readPaperSettings, storePaperSettings, type PaperSettings } from './paper-settings.ts';
import css from './ticket.module.css';

/**
 * The paper of this device's printer, and whether it prints by itself.
 * docs/rules/counter-ticket.md#paper-width.
 */
export function PaperChoice() {
  const texts = useTextsOf(counterTicketTexts);
  const [settings, setSettings] = useState(readPaperSettings);
  const change = (part: Partial<PaperSettings>): void => {
    const changed = { ...settings, ...part };
    storePaperSettings(changed);
    setSettings(changed);
  };
  return (
    <Block title={texts.paperTitle}>
      <fieldset className={css.widths}>
        <legend className="visually-hidden">{texts.paperTitle}</legend>
        {paperWidths.map((width) => (
          <label key={width}>
            <input
              type="radio"
              name="paper-width"
              checked={settings.width === width}
              onChange={() => change({ width })}
            />
            {texts.paperWidth(width)}
          </label>
        ))}
      </fieldset>
      <Checkbox
        checked={settings.printsOnAccept}
        onChange={(printsOnAccept) => change({ printsOnAccept })}
      >
        {texts.printsOnAccept}
      </Checkbox>
    </Block>
  );
}
