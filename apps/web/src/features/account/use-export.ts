import { exportMe } from '@comanda/contract/privacy.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { waitText } from '@comanda/i18n/wait-text.ts';
import { useState } from 'react';
import { retryAction, showToast } from '@comanda/ui/toasts/toasts.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { saveFile } from './save-file.ts';

/**
 * Saves the export of a person's data as a file, exactly as the server wrote it.
 * docs/rules/profile.md#export-in-the-profile.
 */
export function useExport() {
  const { api, toasts, texts } = useApp();
  const words = useTextsOf(profileTexts);
  const [isExporting, setExporting] = useState(false);
  const download = async (): Promise<void> => {
    if (isExporting) return;
    setExporting(true);
    const answer = await api.open(exportMe, { headers: { accept: 'application/json' } });
    const file = answer.ok ? await new Response(answer.value).blob().catch(() => null) : null;
    setExporting(false);
    if (file !== null) {
      saveFile(new Blob([file], { type: 'application/json' }), `${words.exportFile}.json`);
      return showToast(toasts, words.exported);
    }
    const wait = answer.ok ? undefined : answer.error.metadata['seconds'];
    if (!answer.ok && answer.error.label === 'TOO_MANY_REQUESTS' && typeof wait === 'number')
      return showToast(toasts, words.exportedToday(waitText(wait)));
    showToast(
      toasts,
      words.notExported,
      answer.ok ? null : retryAction(answer.error, texts.common.retry, () => void download()),
    );
  };
  return { isExporting, download };
}
