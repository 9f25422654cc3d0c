const timeoutMs = 5_000;

export type PartnerRequest = {
  url: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Posts JSON to a partner and waits 5 s at most. The caller's job retries a failed post.
 * @throws Error unless the response is 2xx.
 */
export async function postToPartner({ url, body, headers = {} }: PartnerRequest): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
}
