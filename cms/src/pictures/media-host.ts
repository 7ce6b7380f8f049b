/** Returns true if an address is on the media host, with https and without credentials. */
export function isOnMediaHost(address: string, mediaHost: string | undefined): boolean {
  if (mediaHost === undefined || !URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === 'https:' && host === mediaHost.toLowerCase() && username === '' && password === ''
}
