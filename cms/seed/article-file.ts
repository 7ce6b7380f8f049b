import { articleTag, extraLimits } from '@artha/contract/optional-article-fields'
import { articlePlacements } from '@artha/contract/value-lists'
import { parse } from 'yaml'
import * as z from 'zod'
import { chartFile, shortVersionFile } from './article-extras-file'
import { motifNames } from './cover-art/motif-names'
import { checkedSeedFile, SeedFileError } from './seed-file-error'

const text = z.string().trim().min(1)

const longestFigure = 12

/** The number on a cover: an amount or a percentage, short enough to read on a card. */
const figure = z
  .string()
  .max(longestFigure)
  .regex(/^(₹\d[\d,.]*( (lakh|crore))?|\d[\d.]*%)$/)

const art = z.strictObject({ motif: z.enum(motifNames), alt: text, figure: figure.optional() })

const articleFile = z
  .strictObject({
    title: text,
    standfirst: text,
    category: text,
    subcategory: text,
    section: z.enum(articlePlacements),
    featured: z.boolean(),
    /** The publication time with its time zone. The article may report as news only what was news then. */
    publicationDate: z.iso.datetime({ offset: true }),
    byline: text,
    /** The caption below the cover. The loader adds the credit, because all covers are ours. */
    caption: text.optional(),
    tags: z.array(articleTag).max(extraLimits.tags).optional(),
    short: shortVersionFile.optional(),
    drawn: z.array(chartFile).optional(),
    layout: z.literal('legacy').optional(),
    /** The text before the first `##`: empty, or the whole body of a legacy article. */
    preamble: z.strictObject({ art: art.optional(), source: z.string() }),
    sections: z.array(z.strictObject({ subtitle: text, art: art.optional(), source: text })),
  })
  .superRefine((file, context) => {
    const problem = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (file.layout === 'legacy') {
      if (file.sections.length > 0) problem(['sections'], 'a legacy article has no "##"')
      if (!file.preamble.art) problem(['preamble', 'art'], 'a legacy article begins with a picture line')
      if (file.preamble.source === '') problem(['preamble', 'source'], 'a legacy article needs a text')
      return
    }
    if (file.preamble.source !== '' || file.preamble.art) problem(['preamble'], 'text before the first "##"')
    if (file.sections.length === 0) problem(['sections'], 'no section')
    else if (!file.sections[0]?.art) problem(['sections', 0, 'art'], 'the first section begins with a picture line')
  })

/** An article as written, split into head and sections. `source` is Markdown with figure marks; in a legacy article it is plain text. */
export type ArticleFile = z.output<typeof articleFile> & { slug: string }

/** Splits off the picture line at the start of a text, if there is one. */
function splitPicture(body: string): { art?: { motif: string; alt: string; figure?: string }; source: string } {
  const picture = /^\s*!\[([^\]]*)\]\(art:([^)"\s]*)(?: "([^"]*)")?\)[ \t]*(?:\n|$)/.exec(body)
  if (!picture) return { source: body.trim() }
  const [whole, alt = '', motif = '', figure] = picture
  return { art: { motif, alt, ...(figure !== undefined && { figure }) }, source: body.slice(whole.length).trim() }
}

function splitSections(body: string) {
  const [preamble = '', ...parts] = body.split(/^## /m)
  return {
    preamble: splitPicture(preamble),
    sections: parts.map((part) => {
      const [subtitle = '', ...rest] = part.split('\n')
      return { subtitle: subtitle.trim(), ...splitPicture(rest.join('\n')) }
    }),
  }
}

function parsedHead(file: string, head: string): object {
  try {
    const parsed: unknown = parse(head)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch (error) {
    throw new SeedFileError(file, [`head: ${error instanceof Error ? error.message : String(error)}`])
  }
}

/** Parses `articles/<slug>.md`. Throws one error that names the file and each wrong key. */
export function parseArticleFile(slug: string, fileText: string): ArticleFile {
  const file = `articles/${slug}.md`
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(fileText.replaceAll('\r\n', '\n'))
  if (!parts) throw new SeedFileError(file, ['no head between two lines "---"'])
  const [, head = '', body = ''] = parts
  if (/!\[[^\]]*\]\((?!art:)/.test(body)) throw new SeedFileError(file, ['a picture that is not "art:<motif>"'])
  return { slug, ...checkedSeedFile(file, articleFile, { ...parsedHead(file, head), ...splitSections(body) }) }
}
