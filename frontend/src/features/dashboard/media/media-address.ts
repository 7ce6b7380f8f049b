/** The last part of an address, as a person would name the file. */
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

/** An address as it is stored: what lies on this site is named by its path, whatever the site is called today. */
export function mediaAddressOf(written: string, siteOrigin: string) {
  const text = written.trim()
  return text.startsWith(`${siteOrigin}/`) ? text.slice(siteOrigin.length) : text
}

/** Whether something can be fetched from there, and is worth showing. */
export const isShowable = (address: string) => /^(?:\/(?![/\\])|https?:\/\/|blob:)./i.test(address)
