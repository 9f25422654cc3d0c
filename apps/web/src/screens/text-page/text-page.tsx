import { getMercatTerms, getTerms } from '@comanda/contract/pages.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { useEffect, useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useTitle } from '../../shop/use-title.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { trustedHtml } from '@comanda/ui/trusted-types.ts';
import css from './text-page.module.css';

type Page = AnswerOf<typeof getTerms>;
type Loaded =
  { state: 'loading' } | { state: 'failed'; refusal: Refusal } | { state: 'loaded'; page: Page };

/** Terms of the main or of the second service. The import sanitised their HTML. */
export const Terms = () => <TextPage endpoint={getTerms} />;
export const MercatTerms = () => <TextPage endpoint={getMercatTerms} />;

function TextPage({ endpoint }: { endpoint: typeof getTerms }) {
  const { texts } = useApp();
  const [tries, setTries] = useState(0);
  const loaded = useTextPage(endpoint, tries);
  useTitle(loaded.state === 'loaded' ? loaded.page.title : texts.common.terms);
  return (
    <SiteFrame>
      {loaded.state === 'failed' ? (
        <Failed refusal={loaded.refusal} onRetry={() => setTries(tries + 1)} />
      ) : (
        <Text page={pageOf(loaded)} />
      )}
    </SiteFrame>
  );
}

const pageOf = (loaded: Loaded): Page | null => (loaded.state === 'loaded' ? loaded.page : null);

/** Empty while the page is fetched: nothing renders under 300 ms, and the height stays. */
function Text({ page }: { page: Page | null }) {
  if (page === null) return <main aria-busy="true" className={css.page} />;
  return (
    <main className={css.page}>
      <h1 className="title">{page.title}</h1>
      {/* oxlint-disable-next-line react/no-danger -- the only rich text of a tenant, cleaned by the one sanitiser when it was imported */}
      <div className={css.text} dangerouslySetInnerHTML={{ __html: trustedHtml(page.html) }} />
    </main>
  );
}

function useTextPage(endpoint: typeof getTerms, tries: number): Loaded {
  const { api } = useApp();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    const aborter = new AbortController();
    void api.call(endpoint, { signal: aborter.signal }).then((answer) => {
      if (aborter.signal.aborted) return;
      if (!answer.ok) setLoaded({ state: 'failed', refusal: answer.error });
      else if (answer.value === null)
        setLoaded({ state: 'failed', refusal: refusalOf('NOT_FOUND') });
      else setLoaded({ state: 'loaded', page: answer.value });
    });
    return () => aborter.abort();
  }, [api, endpoint, tries]);
  return loaded;
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
