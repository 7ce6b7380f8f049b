/** Whether an address lies on the media host, over https and without credentials in it. */
export function isOnMediaHost(address: string, mediaHost: string | undefined): boolean {
  if (mediaHost === undefined || !URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === 'https:' && host === mediaHost.toLowerCase() && username === '' && password === ''
}
