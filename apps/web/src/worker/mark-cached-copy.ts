/**
 * Marks a cached page as a copy (`data-cached`), so that the page shows its notice. The security
 * headers stay; the server timing is removed.
 */
export async function markCachedCopy(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.delete('server-timing');
  const html = await response.text();
  return new Response(html.replace('<html', '<html data-cached'), {
    status: response.status,
    headers,
  });
}
