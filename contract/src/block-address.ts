import { namesOf } from './names-of.ts'
import { validBlockAttributes, type BlockTag } from './rich-text-policy.ts'

/** A block by its element and its attributes. */
export interface NamedBlock {
  tag: BlockTag
  ids: Readonly<Record<string, string>>
}

/** The name of each block in the editor. */
export const blockNames: Readonly<Record<BlockTag, string>> = {
  'artha-figure': 'Official figure',
}

/** The attributes that an address gives, before they are checked. */
const idsOfAddress: Readonly<Record<BlockTag, (path: string, query: URLSearchParams) => Record<string, string>>> = {
  'artha-figure': (path, query) => ({ figure: /^\/figures\/([^/]+)$/.exec(path)?.[1] ?? '', part: query.get('part') ?? '' }),
}

/** Returns the block that an address of ours can be shown as; undefined for any other address. */
export function blockOfAddress(address: string): NamedBlock | undefined {
  const [path = '', query = ''] = address.trim().split('?', 2)
  for (const tag of namesOf(idsOfAddress)) {
    const ids = validBlockAttributes(tag, idsOfAddress[tag](path, new URLSearchParams(query)))
    if (ids !== undefined) return { tag, ids }
  }
  return undefined
}

/** Returns the address of what a block names. A figure's is a mark of today. */
export function addressOfBlock({ ids: { figure = '', part } }: NamedBlock): string {
  return `/figures/${figure}?on=today${part === undefined ? '' : `&part=${part}`}`
}
