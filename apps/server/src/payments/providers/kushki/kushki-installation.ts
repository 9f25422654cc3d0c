import type { KushkiInstallation } from '@comanda/domain/tenant/payment-settings.ts';

/**
 * `kushkiUrl`: the base address of the API. `kushkiFramesUrl`: the base address of the pages
 * `fields` and `challenge`, on an origin that serves nothing else.
 */
type KushkiConfig = {
  kushkiUrl: string | null;
  kushkiFramesUrl: string | null;
  demo: boolean;
  sandboxUrl: string | null;
  sandboxFramesUrl: string | null;
};

/** The sandbox's public id, worthless elsewhere. */
const demoKushkiMerchantId = 'sandbox-kushki-public';

/**
 * Returns Kushki's addresses for browsers: the configured ones, in a demonstration the sandbox's,
 * else null.
 */
export function kushkiInstallation(config: KushkiConfig): KushkiInstallation | null {
  const { kushkiUrl, kushkiFramesUrl, demo, sandboxUrl, sandboxFramesUrl } = config;
  if (kushkiUrl !== null && kushkiFramesUrl !== null)
    return { addresses: addressesOf(kushkiUrl, kushkiFramesUrl), merchantId: null };
  if (!demo || sandboxUrl === null || sandboxFramesUrl === null) return null;
  const addresses = addressesOf(`${sandboxUrl}/kushki`, `${sandboxFramesUrl}/kushki`);
  return { addresses, merchantId: demoKushkiMerchantId };
}

const addressesOf = (apiUrl: string, framesUrl: string): KushkiInstallation['addresses'] => ({
  apiUrl,
  fieldsUrl: `${framesUrl}/fields`,
  challengeUrl: `${framesUrl}/challenge`,
});
