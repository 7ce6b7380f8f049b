/** True once a translator of the browser has put its own words into the page: Chrome's in `font` elements, Edge's with marks of its own. */
export const isTranslated = (page: Pick<Document, 'querySelector'>) => page.querySelector('font>font,[_msttexthash]') !== null
