import { rowsOf } from '@artha/base/rows'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { demoUpdatePlan, type DemoUpdatePlan, type FormerEntry, type StoredEntry } from '../demo-update-plan'
import { articleHash, storyHash, type ArticleTexts, type StoryTexts } from '../content-hashes'
import { expiryTimeOf, type StoredExpiry } from '../../src/api/story/expires-at'
import { seedEntries, seedFolder, type SeedEntry } from './seed-entries'
import { readProgress, withEntry, writeProgress, type SeedProgress } from './seed-progress'

interface Row {
  documentId: string
  publishedAt: string | null
  publicationDate: string | Date
}

type Pictured<Part> = Part & { imageUrl?: string | null }

/** Rows with their picture addresses, which `ArticleTexts` leaves out. */
type ArticleRow = Row & Pictured<Omit<ArticleTexts, 'sections'>> & { sections?: Pictured<NonNullable<ArticleTexts['sections']>[number]>[] | null }
type StoryRow = Row &
  Omit<StoryTexts, 'expiryTime' | 'slides'> & { expiryTime: StoredExpiry; slides?: Pictured<NonNullable<StoryTexts['slides']>[number]>[] | null }

/** Combines the draft and published rows of each document into one entry. Skips documents that are not published. */
function storedEntries<Found extends Row>(
  rows: readonly Found[],
  printOf: (row: Found) => string,
  picturesOf: (row: Found) => (string | null | undefined)[],
): StoredEntry[] {
  const byDocument = new Map<string, Found[]>()
  for (const row of rows) byDocument.set(row.documentId, [...(byDocument.get(row.documentId) ?? []), row])
  return [...byDocument.values()].flatMap((own) => {
    const published = own.find(({ publishedAt }) => publishedAt !== null)
    if (published === undefined) return []
    const prints = new Set(own.map(printOf))
    return {
      documentId: published.documentId,
      print: own.length === 2 && prints.size === 1 ? printOf(published) : undefined,
      pictures: picturesOf(published).flatMap((address) => address || []),
      publicationDate: new Date(published.publicationDate),
    }
  })
}

async function readStored(strapi: Core.Strapi): Promise<StoredEntry[]> {
  const articles = await rowsOf<ArticleRow>(strapi, 'api::article.article').findMany({ populate: { sections: true } })
  const stories = await rowsOf<StoryRow>(strapi, 'api::story.story').findMany({ populate: { slides: true } })
  return [
    ...storedEntries(articles, articleHash, ({ imageUrl, sections }) =>
      sections?.length ? sections.map((section) => section.imageUrl) : [imageUrl],
    ),
    ...storedEntries(
      stories,
      (row) => storyHash({ ...row, expiryTime: expiryTimeOf(row.expiryTime) }),
      ({ slides }) => (slides ?? []).map(({ imageUrl }) => imageUrl),
    ),
  ]
}

async function readFormer(folder: string): Promise<Record<string, FormerEntry[]>> {
  // The cast is safe: the file is in this repository.
  return JSON.parse(await readFile(path.join(folder, 'former-entries.json'), 'utf8')) as Record<string, FormerEntry[]>
}

const nothing = (): DemoUpdatePlan<SeedEntry> => ({ replace: [], add: [], left: [] })

/** Plans an update; `apply` carries it out. The plan is empty for a database that was never seeded. */
export async function planDemoUpdate(strapi: Core.Strapi, folder = seedFolder(strapi)) {
  const progress = await readProgress(strapi)
  if (progress === undefined) return { plan: nothing(), apply: () => Promise.resolve() }
  const plan = demoUpdatePlan(await seedEntries(strapi, folder), await readStored(strapi), {
    firstStart: new Date(progress.firstStart),
    loaded: new Set(progress.loaded),
    seeded: progress.seeded ?? {},
    former: await readFormer(folder),
  })
  return { plan, apply: () => applyPlan(strapi, plan, progress) }
}

/** Stores each entry and its record in one transaction, so the update can be interrupted and run again. */
async function applyPlan(strapi: Core.Strapi, plan: DemoUpdatePlan<SeedEntry>, before: SeedProgress) {
  let progress = before
  const steps = [
    ...plan.replace.map(({ entry, documentId }) => ({ entry, write: () => entry.replace(documentId).then(() => documentId) })),
    ...plan.add.map((entry) => ({ entry, write: () => entry.load() })),
  ]
  for (const { entry, write } of steps) {
    const known = progress
    progress = await strapi.db.transaction(async () => {
      const after = withEntry(known, entry, await write())
      await writeProgress(strapi, after)
      return after
    })
  }
}
