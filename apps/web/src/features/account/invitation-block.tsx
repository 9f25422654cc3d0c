import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { mailIcon } from '@comanda/ui/lazy-icons.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { canShare, copyText, shareText } from '../../platform/share-text.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { FoldedBlock } from './folded-block.tsx';

/**
 * The user's own invitation, to copy or to share. Absent if the brand has no invitation coupon.
 * docs/rules/profile.md#invitation-of-a-user.
 */
export function InvitationBlock({ code }: { code: string | null }) {
  const { page, toasts } = useApp();
  const words = useTextsOf(profileTexts);
  if (code === null) return null;
  const { commerceName: commerce } = page.settings;
  const report = (outcome: 'done' | 'copied' | 'failed'): void => {
    if (outcome === 'copied') showToast(toasts, words.inviteCopied);
    if (outcome === 'failed') showToast(toasts, words.inviteNotCopied(code), null, 20_000);
  };
  const share = async (): Promise<void> =>
    report(
      await shareText({
        title: commerce,
        text: words.inviteShared({ code, commerce }),
        url: location.origin,
      }),
    );
  return (
    <FoldedBlock title={words.inviteTitle} value={code} icon={mailIcon}>
      <p className={css.note}>{words.inviteText}</p>
      <p className={css.code}>{code}</p>
      <div className={css.editorActions}>
        <Button look="soft" onClick={() => void copyText(code).then(report)}>
          {words.inviteCopy}
        </Button>
        {canShare() ? <Button onClick={() => void share()}>{words.inviteShare}</Button> : null}
      </div>
    </FoldedBlock>
  );
}
