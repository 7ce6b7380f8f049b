import { blockAttributes, isBlockTag, isNoteId, richTextPolicy, validBlockAttributes } from '@artha/contract/rich-text-policy'
import fc from 'fast-check'

const tags =
  'p h1 h2 h3 div section details summary aside table tr td th caption ul ol li a b strong em br hr blockquote script style iframe object embed svg math img video form input template noscript textarea select xmp plaintext style title artha-callout artha-figure artha-calculator artha-picture artha-story x-y'.split(
    ' ',
  )
const addresses = [
  '/blog/a',
  'https://a.example/?b="c"',
  'javascript:x()',
  'JaVa\tScript:x()',
  ' javascript:x()',
  'data:text/html,<script>x()</script>',
  '//a.example',
  '/\\a.example',
  'vbscript:x',
  'mailto:a@b.example',
]
const values = [
  ...addresses,
  'x()',
  'note-a-1',
  'root',
  '__proto__',
  'position:fixed',
  'repo',
  '99999999999999999999',
  'amount=5 rate=8.5',
  '"><img src=x onerror=x()>',
  "' autofocus onfocus=x() '",
  '2',
]
const names =
  'href src srcdoc id class style onclick onerror onload name title colspan rowspan scope start data-x aria-label open formaction xlink:href figure part calculator fields media story picture srcset'.split(
    ' ',
  )
const words = ['Gold', '₹5,000', '1. What is gold?', 'a < b', '&lt;script&gt;', '&#106;avascript:', '-->', ']]>', '</', '<', '\u0000', 'ई', '\u202e']

const attribute = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...values), fc.constantFrom('"', "'", '', '`'))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`)

/** HTML that a person or a program might send to do harm: elements in odd places, unclosed, with scripts and foreign addresses. */
export const hostileHtml = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...words),
    fc.constantFrom('<!-- <p>', '<![CDATA[<p>', '<?x <p>?>', '<p', '</p>', '</details>', '<svg><style><a title="</style><img src=x onerror=x()>">'),
    fc
      .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 3 }), fc.array(tie('block'), { maxLength: 3 }), fc.constantFrom('', '/', 'x'))
      .map(([tag, attributes, inside, end]) => `<${tag}${attributes.join('')}>${inside.join('')}${end === 'x' ? '' : `<${end || '/'}${tag}>`}`),
  ),
})).block

const listed: Readonly<Record<string, readonly string[]>> = richTextPolicy.attributesByTag
const policyTags: readonly string[] = richTextPolicy.tags
/** No scheme can begin with "/", "#", "?" or "`". */
const safeAddress = /^(?![/\\]{2})(?:https?:|mailto:|tel:|[^:]*$|[/#?`])/i

/** True if a block has its required attribute and every attribute matches its pattern. */
function isValidBlock(name: keyof typeof blockAttributes, given: readonly RegExpMatchArray[]) {
  const attributes = Object.fromEntries(given.map(([, key = '', value = '']) => [key, value]))
  return Object.keys(validBlockAttributes(name, attributes) ?? {}).length === given.length && given.length > 0
}

/** Returns what is wrong with the tags of sanitised HTML. In it every "<" of a text is written "&lt;". */
export function faultsIn(html: string): string[] {
  const parts = html.match(/<[^>]*>?/g) ?? []
  return parts.filter((part) => {
    const [, name = '', attributes = ''] = /^<\/?([a-z][a-z\d]*(?:-[a-z]+)?)((?: [a-z]+="[^"<>]*")*)(?: \/)?>$/.exec(part) ?? []
    const given = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)]
    const isListed = given.every(([, key = '', value = '']) => {
      const isKept = listed[name]?.includes(key) ?? false
      return isKept && (key !== 'id' || isNoteId(value)) && (key !== 'href' || safeAddress.test(value.trim()))
    })
    const isBlock = part.startsWith('</') || !isBlockTag(name) || isValidBlock(name, given)
    return !policyTags.includes(name) || !isListed || !isBlock
  })
}
