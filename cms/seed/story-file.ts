import { storyExpiries, storyTypes } from '@artha/contract/value-lists'
import * as z from 'zod'
import { motifNames } from './cover-art/motif-names'
import { checkedSeedFile, SeedFileError } from './seed-file-error'

const text = z.string().trim().min(1)

const storyFile = z.strictObject({
  title: text,
  authorName: text,
  category: text.optional(),
  storyType: z.enum(storyTypes),
  expiryTime: z.enum(storyExpiries),
  tags: z.array(text),
  publicationDate: z.iso.datetime({ offset: true }),
  slides: z.array(z.strictObject({ text, art: z.enum(motifNames), imageAlt: text, ctaLink: z.string().startsWith('/').optional() })).min(1),
})

/** A story as written; the texts of its slides contain figure marks. */
export type StoryFile = z.output<typeof storyFile> & { slug: string }

/** Parses `stories/<slug>.json`. Throws one error that names the file and each wrong key. */
export function parseStoryFile(slug: string, fileText: string): StoryFile {
  const file = `stories/${slug}.json`
  let value: unknown
  try {
    value = JSON.parse(fileText)
  } catch (error) {
    throw new SeedFileError(file, [error instanceof Error ? error.message : String(error)])
  }
  return { slug, ...checkedSeedFile(file, storyFile, value) }
}
