const patienceMs = 5_000;

export type OutboundPost = { url: string; body: string; headers?: Readonly<Record<string, string>> };

/** Posts JSON to a partner and waits 5 s at most. @throws unless the answer is 2xx; the caller's job tries again later. */
export async function post({ url, body, headers = {} }: OutboundPost): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
}
