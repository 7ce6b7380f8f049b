/**
 * Returns an error message for a request that two programs in a row could interpret differently: a second Host header (RFC 9112, 3.2), or a
 * fragment in the address. Returns undefined if the request is fine.
 */
export function ambiguityOf({ url, rawHeaders }: { url?: string | undefined; rawHeaders: readonly string[] }): string | undefined {
  if (url?.includes('#')) return 'A fragment (#…) is no part of an address that is asked for.'
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length > 1 ? 'The request names more than one host.' : undefined
}
