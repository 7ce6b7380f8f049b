/** Ports that browsers refuse to open, of those above 1023 (WHATWG Fetch, "bad port"). */
const closedPorts = /^(?:1719|1720|1723|2049|3659|4045|4190|506[01]|6000|6566|666[5-9]|6679|6697|10080)$/
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/

/** Whether a browser would find its way to a host: an address, or a name of two parts or more that may stand in the DNS. */
function isReachable(hostname: string) {
  if (hostname.startsWith('[')) return true
  const labels = hostname.replace(/\.$/, '').split('.')
  return labels.length > 1 && hostname.length <= 253 && labels.every((each) => label.test(each))
}

const isOpen = (port: string) => port === '' || port === '80' || port === '443' || (Number(port) > 1023 && !closedPorts.test(port))

/**
 * Whether a link may lead there: a path of this site, or an http(s) address that says no name or password and that a browser
 * opens. Read as browsers read it; what they would only understand by guessing (a blank, a backslash) is refused.
 */
export function isLinkTarget(text: string): boolean {
  if (/[\s\\]/.test(text) || !/^(?:\/(?!\/)|https?:\/\/[^/])/i.test(text)) return false
  if (text.startsWith('/')) return true
  const address = parsed(text)
  return address !== undefined && address.username === '' && address.password === '' && isReachable(address.hostname) && isOpen(address.port)
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
