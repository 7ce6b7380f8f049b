import { namesOf } from './names-of.ts'
import { blockAttributes, validBlockAttributes, type BlockTag } from './rich-text-policy.ts'

/** A block by its element and its attributes. */
interface NamedBlock {
  tag: BlockTag
  ids: Readonly<Record<string, string>>
}

/** The name of each block in the editor. */
export const blockNames: Readonly<Record<BlockTag, string>> = {
  'artha-figure': 'Official figure',
  'artha-calculator': 'Calculator',
  'artha-picture': 'Picture',
  'artha-story': 'Story',
}

/** The fields of a calculator's link that are numbers, days or named choices. */
const fieldsOf = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]) => `${name}=${value}`)
    .filter((field) => !field.includes(' ') && blockAttributes['artha-calculator'].fields.test(field))
    .join(' ')

/** The attributes that an address gives, before they are checked. */
const idsOfAddress: Readonly<Record<BlockTag, (path: string, query: URLSearchParams) => Record<string, string>>> = {
  'artha-figure': (path, query) => ({ figure: /^\/figures\/([^/]+)$/.exec(path)?.[1] ?? '', part: query.get('part') ?? '' }),
  'artha-calculator': (path, query) => ({ calculator: /^\/([^/]+)-calculator$/.exec(path)?.[1] ?? '', fields: fieldsOf(query) }),
  'artha-picture': (path) => ({ picture: /^\/dashboard\/media\/([^/]+)$/.exec(path)?.[1] ?? '' }),
  'artha-story': (path) => ({ story: /^\/stories\/([^/]+)$/.exec(path)?.[1] ?? '' }),
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

type Ids = NamedBlock['ids']

const addressOf: Readonly<Record<BlockTag, (ids: Ids) => string>> = {
  // A mark of today
  'artha-figure': ({ figure = '', part }) => `/figures/${figure}?on=today${part === undefined ? '' : `&part=${part}`}`,
  'artha-calculator': ({ calculator = '', fields }) => `/${calculator}-calculator${fields === undefined ? '' : `?${fields.replaceAll(' ', '&')}`}`,
  // The page of a file in the media library
  'artha-picture': ({ picture = '' }) => `/dashboard/media/${picture}`,
  'artha-story': ({ story = '' }) => `/stories/${story}`,
}

/** Returns the address of what a block names. */
export const addressOfBlock = ({ tag, ids }: NamedBlock): string => addressOf[tag](ids)
