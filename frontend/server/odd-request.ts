/**
 * What of a request's head two programs in a row could read in two ways, and so be led to different answers: a second Host
 * (RFC 9112, 3.2), or a fragment, which belongs to no target. Undefined where all is well.
 */
export function oddityOf({ url, rawHeaders }: { url?: string | undefined; rawHeaders: readonly string[] }): string | undefined {
  if (url?.includes('#')) return 'A fragment (#…) is no part of an address that is asked for.'
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length > 1 ? 'The request names more than one host.' : undefined
}
