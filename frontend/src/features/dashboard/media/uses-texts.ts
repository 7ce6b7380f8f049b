import type { LibraryFileDetails, MediaUse } from '@artha/contract/media-library'
import type { MediaPlace } from '@artha/contract/media-places'

const placeText: Record<MediaPlace, string> = { cover: 'cover', section: 'section', share: 'picture of shared links', slide: 'slide' }
const stateWords: Record<MediaUse['state'], string> = { live: 'live', scheduled: 'scheduled', draft: 'draft', expired: 'expired' }

/** Returns what a piece is and where it shows the file, such as "Article, live: cover, section". */
export const factsOfUse = ({ kind, state, places }: MediaUse) =>
  `${kind === 'article' ? 'Article' : 'Story'}, ${stateWords[state]}: ${places.map((place) => placeText[place]).join(', ')}`

export const piecesText = (count: number) => (count === 1 ? '1 published piece' : `${count} published pieces`)

/** Returns the sentence above the list of pieces that show a file. */
export function usesSentence({ useCount, publishedUses }: Pick<LibraryFileDetails, 'useCount' | 'publishedUses'>): string {
  if (useCount === 0) return 'No article or story shows this file.'
  const all = useCount === 1 ? '1 article or story shows this file' : `${useCount} articles and stories show this file`
  return publishedUses === 0 ? `${all}, none of them published.` : `${all}, ${publishedUses} of them published.`
}
