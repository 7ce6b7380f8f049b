import type { PageAssets } from './document.ts'

/** True if the reader asked the browser to save data. */
export const savesData = (header: string | string[] | undefined) => header === 'on'

/** The style rules of the fonts that are files. The fallbacks of the same size remain. */
const fontFiles = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** Returns the assets of a page whose reader saves data: no fonts, and the script only once the reader touches the page. */
export const sparingAssets = ({ script, preloads, styles, lateStyles }: PageAssets): PageAssets => ({
  script,
  heldUntil: 'touch',
  preloads,
  fonts: [],
  styles: styles.map(withoutFontFiles),
  ...(lateStyles && { lateStyles }),
})

const withoutFontFiles = <Style extends { css: string }>(style: Style) => ({ ...style, css: style.css.replace(fontFiles, '') })

/** React and the cleaner of articles' HTML write ">" in an attribute as an entity, so a tag ends at the first one. */
const pictureTag = /<(?:img|source)\b[^>]*>/g

/** Returns the HTML of a page with the addresses of its pictures out of the browser's sight, until `heldScriptBoot` puts them back. */
export const withHeldPictures = (html: string) =>
  html.replace(pictureTag, (tag) => tag.replace(/ (src|srcset)=/gi, (_, name: string) => ` data-${name.toLowerCase()}=`))
