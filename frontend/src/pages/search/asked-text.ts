import { askedWords } from '@artha/contract/asked-words'
import { searchText } from './search-text.ts'

/** Returns the words of a typed text, or of a query in an address, that may be sent to the server: no amounts, no personal numbers. */
export const askedText = (typed: string) => askedWords(searchText(typed))
