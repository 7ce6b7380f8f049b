import { richTextPolicy } from '@artha/contract/rich-text-policy'

const scheme = /^([a-z][a-z\d+.-]*):/i
const mailAddress = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const hostName = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u

/**
 * Whether a text may link there: a page of this site, or an address in one of the policy's schemes. White space is
 * refused everywhere: browsers read "java\nscript:" as one word. "//elsewhere" leaves the site while it looks like a path.
 */
export function isLinkAllowed(address: string) {
  if (address === '' || /[\s\p{Cc}]/u.test(address) || /^[/\\]{2}/.test(address)) return false
  const named = scheme.exec(address)?.[1]?.toLowerCase()
  return named === undefined || richTextPolicy.linkSchemes.some((scheme) => scheme === named)
}

/** The address that was meant by a typed text; undefined where it can be no link. */
export function linkAddressOf(written: string): string | undefined {
  const text = written.trim().replaceAll(' ', '%20')
  if (mailAddress.test(text)) return `mailto:${text}`
  if (text.startsWith('//') && hostName.test(text.slice(2))) return `https:${text}`
  if (hostName.test(text)) return `https://${text}`
  const isWhole = /^(?:[/#?]|[a-z][a-z\d+.-]*:.)/i.test(text)
  return isWhole && isLinkAllowed(text) ? text : undefined
}
