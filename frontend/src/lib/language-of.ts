/** Returns the language of a title as a BCP 47 tag: Hindi if it has more Devanagari letters than Latin ones. */
export const languageOf = (title: string) => (lettersOf(title, /[\u0900-\u097f]/g) > lettersOf(title, /[a-z]/gi) ? 'hi-IN' : 'en-IN')

/** Returns the `lang` of an element; undefined if it is the page's own language. */
export const otherLanguageOf = (title: string) => (languageOf(title) === 'en-IN' ? undefined : 'hi-IN')

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0
