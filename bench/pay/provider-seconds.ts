/**
 * Returns the seconds that a server's calls to all providers have taken so far, from its metrics.
 */
export async function providerSeconds(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  const lines = text.matchAll(/^comanda_provider_call_seconds_sum\{[^}]*\} (\S+)$/gmu);
  return [...lines].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}
