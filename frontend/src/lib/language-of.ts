/** In what language a title is written, as BCP 47 says it: Hindi where more of its letters are Devanagari than Latin. */
export const languageOf = (title: string) => (lettersOf(title, /[\u0900-\u097f]/g) > lettersOf(title, /[a-z]/gi) ? 'hi-IN' : 'en-IN')

/** For the `lang` of an element: nothing where the language is that of the page. */
export const otherLanguageOf = (title: string) => (languageOf(title) === 'en-IN' ? undefined : 'hi-IN')

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0
