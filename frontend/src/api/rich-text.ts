import type * as z from 'zod/mini'
import { article, articleList, type Article } from '@artha/contract/article'
import { deskArticle } from '@artha/contract/desk'
import { preview, type Preview } from '@artha/contract/preview'
import { hasMarkup } from '@artha/contract/rich-text-policy'

type Clean = (html: string) => string

type Schema = z.core.$ZodType

const cleanedBy = <Of extends Schema>(schema: Of, cleaned: (answer: z.output<Of>, clean: Clean) => z.output<Of>) => ({
  schema,
  // The caller has selected this row by the schema, so the cast is safe
  cleaned: (answer: unknown, clean: Clean): unknown => cleaned(answer as z.output<Of>, clean),
})

/** The answers that contain HTML written by people. */
const withRichText: readonly { schema: Schema; cleaned: (answer: unknown, clean: Clean) => unknown }[] = [
  cleanedBy(article, cleanArticle),
  cleanedBy(deskArticle, cleanArticle),
  cleanedBy(articleList, (articles, clean) => articles.map((each) => cleanArticle(each, clean))),
  cleanedBy(preview, cleanPreview),
]

const rowOf = (schema: Schema) => withRichText.find((row) => row.schema === schema)

export const holdsRichText = (schema: Schema) => rowOf(schema) !== undefined

/** Returns the answer with all its HTML sanitised. */
export const cleanRichText = (schema: Schema, answer: unknown, clean: Clean): unknown => rowOf(schema)?.cleaned(answer, clean) ?? answer

/** Sanitises an article's preview; a story has only plain text. */
function cleanPreview(dirty: Preview, clean: Clean): Preview {
  return dirty.kind === 'article' ? { ...dirty, article: cleanArticle(dirty.article, clean) } : dirty
}

function cleanArticle<Whole extends Article>(dirty: Whole, clean: Clean): Whole {
  const sections = dirty.sections.map((section) => ({ ...section, description: cleanMarkup(section.description, clean) }))
  return { ...dirty, content: cleanMarkup(dirty.content, clean), sections }
}

/** Sanitises HTML. Plain text is never rendered as HTML, so it stays as it was typed. */
const cleanMarkup = (text: string, clean: Clean) => (hasMarkup(text) ? clean(text) : text)
