/** Returns the last part of an address as a readable file name. */
export function fileNameOf(address: string) {
  const last =
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .pop() ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** Returns an address as stored. Files on this site become paths, so that they work after a change of domain. */
export function mediaAddressOf(written: string, siteOrigin: string) {
  const text = written.trim()
  return text.startsWith(`${siteOrigin}/`) ? text.slice(siteOrigin.length) : text
}

/** True if the address can be loaded and shown. */
export const isShowable = (address: string) => /^(?:\/(?![/\\])|https?:\/\/|blob:)./i.test(address)
