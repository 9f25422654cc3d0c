/** Returns whether the device has a share dialog of its own. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Hands a text or a link to the device's share dialog, or else copies the text, otherwise the link.
 * `done` also if the shopper closed the dialog.
 */
export async function shareText(data: {
  title: string;
  text?: string;
  url?: string;
}): Promise<'done' | 'copied' | 'failed'> {
  try {
    if (canShare()) {
      await navigator.share(data);
      return 'done';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'done';
  }
  return copyText(data.text ?? data.url ?? '');
}

export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
