import { withoutPersonalData } from '@artha/contract/personal-data'
import { searchText } from './search-text.ts'

/** Returns the words of a typed text, or of a query in an address, that may be sent to the server: no amounts, no personal numbers. */
export const searchableText = (typed: string) => withoutPersonalData(searchText(typed))
