import { richTextPolicy } from '@artha/contract/rich-text-policy'

const scheme = /^([a-z][a-z\d+.-]*):/i
const mailAddress = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const hostName = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u

/**
 * True if a text may link to the address: a path of this site, or a scheme that the policy allows. White space is refused, because browsers read
 * "java\nscript:" as one word, and so is "//elsewhere", which looks like a path but leaves the site.
 */
export function isLinkAllowed(address: string) {
  if (address === '' || /[\s\p{Cc}]/u.test(address) || /^[/\\]{2}/.test(address)) return false
  const named = scheme.exec(address)?.[1]?.toLowerCase()
  return named === undefined || richTextPolicy.linkSchemes.some((scheme) => scheme === named)
}

/** Returns the address meant by a typed text; undefined if it cannot be a link. */
export function linkAddressOf(written: string): string | undefined {
  const text = written.trim().replaceAll(' ', '%20')
  if (mailAddress.test(text)) return `mailto:${text}`
  if (text.startsWith('//') && hostName.test(text.slice(2))) return `https:${text}`
  if (hostName.test(text)) return `https://${text}`
  const isWhole = /^(?:[/#?]|[a-z][a-z\d+.-]*:.)/i.test(text)
  return isWhole && isLinkAllowed(text) ? text : undefined
}
