import type { BrowserReturn } from '../payments/provider/browser-return.ts';
import type {
  CardVault,
  EnrolledCard,
  EnrolmentStart,
  SavedCardReference,
} from '../payments/provider/card-vault.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import type { Provider } from '../payments/provider/provider.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** Actions of a person on a provider's page for cards. */
type VaultAction = 'approve' | 'decline' | 'abandon' | 'expire';

export type OpenedPage = Extract<EnrolmentStart, { kind: 'page' }>;

/**
 * Facts about the vault of one provider for its conformance tests. `calls`: its endpoints by the
 * sandbox's names; null: it has none. `token`: the token that the provider's script made of a typed
 * card; null: the card is typed on its page. `act`: the person on that page; null: the page has no
 * such button. `withdraw`: ends the card behind the shop's back.
 */
export type VaultDriver = {
  readonly provider: Provider & { readonly vault: CardVault };
  readonly emulator: string;
  readonly secrets: ProviderContext['secrets'];
  readonly calls: {
    readonly begin: string;
    readonly finish: string | null;
    readonly remove: string | null;
    readonly deviceToken: string | null;
  };
  token(sandbox: SandboxProcess, card: 'approved' | 'declined'): Promise<string | null>;
  act(
    sandbox: SandboxProcess,
    opened: OpenedPage,
    does: VaultAction,
  ): Promise<BrowserReturn | null>;
  withdraw(sandbox: SandboxProcess, card: EnrolledCard): Promise<void>;
  /** False: the provider has no call that ends a card, so that a removal always succeeds. */
  readonly endsCards: boolean;
  /** Charges the card; true: the money was taken. */
  charge(sandbox: SandboxProcess, reference: SavedCardReference): Promise<boolean>;
};
