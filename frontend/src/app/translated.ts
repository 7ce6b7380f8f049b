/** True if a browser translator has changed the page: Chrome nests `font` elements, Edge adds its own attribute. */
export const isTranslated = (page: Pick<Document, 'querySelector'>) => page.querySelector('font>font,[_msttexthash]') !== null
