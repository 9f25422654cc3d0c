/**
 * A copy of a page that says of itself that it is one: the page then tells its reader so (see `isKeptCopy`). Its policy stays on it; what time
 * it was then does not.
 */
export async function markCachedCopy(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.delete('server-timing');
  const html = await response.text();
  return new Response(html.replace('<html', '<html data-kept'), {
    status: response.status,
    headers,
  });
}
