import { titleOf, type FoundItem } from './found-items.ts'

const mostPieces = 3

/** A search result as a link with its title. */
export const linkTo = (piece: FoundItem) => ({ label: titleOf(piece), to: piece.path })

const isPlace = ({ type, covers }: FoundItem) => (type === 'pages' || type === 'topics') && covers === 1

/** Returns up to three links to articles and stories, or else to terms. Adds the page or topic of the same name if it ranks first or alone. */
export function piecesOf(found: readonly FoundItem[], hasTerm: boolean) {
  const written = found.filter(({ type }) => type === 'articles' || type === 'stories')
  const pieces = written.length === 0 && !hasTerm ? found.filter(({ type }) => type === 'terms') : written
  const [place] = found.filter(isPlace)
  const shown = place !== undefined && (pieces.length === 0 || place === found[0]) ? [place, ...pieces] : pieces
  return shown.slice(0, mostPieces).map(linkTo)
}

/** The sentence above links that are the whole answer. */
export const piecesText = (found: readonly FoundItem[]) =>
  found.some(({ covers }) => covers === 1) ? 'Here is what we have on this:' : 'We have no exact answer. The closest matches:'
