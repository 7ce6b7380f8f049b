/** Ports above 1023 that browsers refuse to open (WHATWG Fetch, "bad port"). */
const closedPorts = /^(?:1719|1720|1723|2049|3659|4045|4190|506[01]|6000|6566|666[5-9]|6679|6697|10080)$/
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/

/** True if a browser could reach a host: an IPv6 address, or a name of two or more parts that is valid in DNS. */
function isReachable(hostname: string) {
  if (hostname.startsWith('[')) return true
  const labels = hostname.replace(/\.$/, '').split('.')
  return labels.length > 1 && hostname.length <= 253 && labels.every((each) => label.test(each))
}

const isOpen = (port: string) => port === '' || port === '80' || port === '443' || (Number(port) > 1023 && !closedPorts.test(port))

/**
 * True if a link may have this target: a path of this site, or an http(s) address without a name or password that a browser can open.
 * Read as browsers read it; texts that they have to repair (a blank, a backslash) are refused.
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
