import { useReading } from '@comanda/client/use-reading.ts';
import { getPaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import type { ListFile } from '@comanda/domain/draft/menu-file.ts';
import { readStores, storesIn } from '@comanda/domain/draft/store-files.ts';
import { BrandSections } from '../../counter/brand-draft/brand-sections.tsx';
import { DraftCard } from '../../counter/brand-draft/draft-card.tsx';
import { GoToDraft } from '../../counter/brand-draft/go-to-draft.tsx';
import { type BrandAnswer, useBrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useDraftReading } from '../../counter/brand-draft/use-draft-reading.ts';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { PaymentMethodsList } from '../../features/brand-payments/payment-methods-list.tsx';

const section = { section: 'stores', read: readStores } as const;

/**
 * The back office of the ways to pay online: their keys, which hold at once, and the stores that
 * take them, which are a part of the draft of the stores.
 */
export function BrandPaymentsScreen() {
  const { sections } = useBrandTexts();
  const reading = useDraftReading('stores');
  return (
    <>
      <h1 className="visually-hidden">{sections.payments}</h1>
      <BrandSections />
      {reading.value === null ? (
        <ReadingState reading={reading} />
      ) : (
        <Payments answer={reading.value} reload={() => void reading.reload()} />
      )}
    </>
  );
}

function Payments({ answer, reload }: { answer: BrandAnswer; reload: () => void }) {
  const draft = useBrandDraft<ListFile>(section, answer);
  const keys = useReading((call) => call(getPaymentKeys, {}), 'payment keys');
  return (
    <CardColumns wider="first">
      <CardColumn>
        <ReadingState reading={keys} />
        {keys.value !== null && (
          <PaymentMethodsList
            secrets={keys.value.secrets}
            stores={storesIn(draft.files)}
            onSwitch={(edit) => draft.add([edit])}
            onChanged={() => void keys.reload()}
          />
        )}
        <GoToDraft count={draft.edits.length} />
      </CardColumn>
      <CardColumn>
        <DraftCard draft={draft} reload={reload} />
      </CardColumn>
    </CardColumns>
  );
}
