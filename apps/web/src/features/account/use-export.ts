import { useAction } from '@comanda/client/use-action.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { exportMe } from '@comanda/contract/privacy.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { waitText } from '@comanda/i18n/wait-text.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
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
  const { run, isBusy } = useAction<Blob>(
    async () => {
      const answer = await api.open(exportMe, { headers: { accept: 'application/json' } });
      if (!answer.ok) return answer;
      const file = await new Response(answer.value).blob().catch(() => null);
      return file === null ? refuse(refusalOf('NETWORK_ERROR')) : accept(file);
    },
    {
      onDone: (file) => {
        saveFile(new Blob([file], { type: 'application/json' }), `${words.exportFile}.json`);
        showToast(toasts, words.exported);
      },
      onRefused: ({ label, metadata: { seconds } }, again) => {
        if (label === 'TOO_MANY_REQUESTS' && typeof seconds === 'number')
          return showToast(toasts, words.exportedToday(waitText(seconds)));
        showToast(toasts, words.notExported, again && { label: texts.common.retry, run: again });
      },
    },
  );
  return { isExporting: isBusy, download: () => void run() };
}
