import { addressOfBlock, blockOfAddress } from '@artha/contract/block-address'
import { calculatorPlaces } from '@artha/contract/calculator-places'
import type { FigureAnswer } from '@artha/contract/figure-answer'
import type { LinkOffer } from './link-offers.ts'
import type { BlockDraft } from './named-block.ts'
/** The address of a file of the media library, as a block shows it. */
export const addressOfPicture = (id: string): string => `/dashboard/media/${id}`

/** The hint of the text beside an address. */
export const blockTextHint = (address: string): string =>
  blockOfAddress(address)?.tag === 'artha-picture' ? 'The caption. If blank: the one in the media library.' : 'Shown where the block cannot be drawn.'

/** The note for a picture without alternative text. */
export const noAltNote = 'This picture has no alternative text. Add it in the media library, unless it is decoration.'

export const blockHint =
  'Words to search our official figures, calculators and stories, an address, or a picture below. A calculator’s link may have fields filled in.'

/** The message for an address that no block can be made of. */
export const notABlock = 'Choose a figure, a calculator or a story of ours, or enter its address, such as /figures/repo'

/** True for pages that can be shown as a block. */
export const isBlockOffer = ({ path }: Pick<LinkOffer, 'path'>): boolean => blockOfAddress(path) !== undefined

/** Returns the block meant by what is written in the dialog; undefined if the address is none of a block. */
export function blockDraftOf(address: string, title: string): BlockDraft | undefined {
  const block = blockOfAddress(address)
  if (block?.tag === 'artha-calculator' && !calculatorPlaces.some(({ path }) => path === `/${block.ids.calculator}-calculator`)) return undefined
  return block && { address: addressOfBlock(block), title: title.trim() }
}

/** Returns the key of the figure that an address names; "" for any other address. */
export const figureKeyOf = (address: string): string => blockOfAddress(address)?.ids.figure ?? ''

/** Returns the part of a figure's table that an address names; "" if none. */
export const figurePartOf = (address: string): string => blockOfAddress(address)?.ids.part ?? ''

/** Returns the address of a figure with another part. */
export const withFigurePart = (address: string, part: string): string => `/figures/${figureKeyOf(address)}${part === '' ? '' : `?part=${part}`}`

/** Returns the parts of a figure's table that can be shown; none if its value is a single one. */
export function figureParts({ holds, rows }: FigureAnswer): { name: string; title: string }[] {
  const value = (holds ?? rows.at(-1))?.value
  return value?.kind === 'table' && value.columns.some(({ name }) => name === 'value') ? value.rows.map(({ name, title }) => ({ name, title })) : []
}
