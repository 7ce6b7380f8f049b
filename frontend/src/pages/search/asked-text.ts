import { askedWords } from '@artha/contract/asked-words'
import { searchText } from './search-text.ts'

/** What is asked of the server for what was typed or stands in an address: words alone. No amount and no number of a person is among them. */
export const askedText = (typed: string) => askedWords(searchText(typed))
