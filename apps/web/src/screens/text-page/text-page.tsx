import { useReading } from '@comanda/client/use-reading.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getMercatTerms, getTerms } from '@comanda/contract/pages.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { trustedHtml } from '@comanda/ui/trusted-types.ts';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useTitle } from '../../shop/use-title.ts';
import css from './text-page.module.css';
import { withContents } from './with-contents.ts';

type Page = AnswerOf<typeof getTerms>;

/** Terms of the main or of the second service. The import sanitised their HTML. */
export const Terms = () => <TextPage endpoint={getTerms} />;
export const MercatTerms = () => <TextPage endpoint={getMercatTerms} />;

function TextPage({ endpoint }: { endpoint: typeof getTerms }) {
  const { texts } = useApp();
  const { value, refusal, reload } = useReading((call) => call(endpoint, {}), endpoint.path);
  useTitle(value?.title ?? texts.common.terms);
  return (
    <SiteFrame>
      {value === null && refusal !== null ? (
        <Failed refusal={refusal} onRetry={() => void reload()} />
      ) : (
        <Text page={value} />
      )}
    </SiteFrame>
  );
}

/** Empty while the page is fetched: nothing renders under 300 ms, and the height stays. */
function Text({ page }: { page: Page | null }) {
  const { texts } = useApp();
  if (page === null) return <main aria-busy="true" className={css.page} />;
  const html = withContents(page.html, texts.common.contents);
  return (
    <main className={css.page}>
      <h1 className="title">{page.title}</h1>
      {/* oxlint-disable-next-line react/no-danger -- the only rich text of a tenant, cleaned by the one sanitiser when it was imported */}
      <div className={css.text} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
    </main>
  );
}

function Failed({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const { texts } = useApp();
  return (
    <NoticePage
      title={texts.common.pageNotLoadedTitle}
      actions={<RetryButton retry={useRetry(refusal, onRetry)} />}
    >
      <p role="alert">{texts.common.pageNotLoadedText}</p>
    </NoticePage>
  );
}
