import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { frontRows, huesByDate } from '../cover-art/cover-rows'
import { drawAhead } from '../cover-art/draw-ahead'
import { renderCover, type Cover, type DrawnCover } from '../cover-art/render-cover'
import type { PlannedEntry } from '../demo-update-plan'
import { seedArticleHash, seedStoryHash } from '../content-hashes'
import { coverName } from './cover-pictures'
import { articleCovers, loadArticle, replaceArticle } from './load-article'
import { loadStory, replaceStory, storyCovers } from './load-story'
import { readSeedArticles, readSeedStories } from './seed-files'

/** An entry of the files and the functions that store it. */
export interface SeedEntry extends PlannedEntry {
  /** Stores and publishes the entry. Returns its document id. */
  load: () => Promise<string>
  replace: (documentId: string) => Promise<void>
}

export const seedFolder = (strapi: Core.Strapi) => path.join(strapi.dirs.app.root, 'seed')

/** Reads all entries of the demo publication. */
export async function seedEntries(strapi: Core.Strapi, folder: string): Promise<SeedEntry[]> {
  const [readArticles, readStories] = [await readSeedArticles(folder), await readSeedStories(folder)]
  const hues = huesByDate(readArticles.map((article) => ({ ...article, rows: frontRows(article) })))
  const storyHues = huesByDate(readStories.map((story) => ({ ...story, rows: [] })))
  const articles = readArticles.map((article) => ({ ...article, hue: hues.get(article.slug) }))
  const stories = readStories.map((story) => ({ ...story, hue: storyHues.get(story.slug) }))
  const covers = [...articles.flatMap(articleCovers), ...stories.flatMap(storyCovers)].filter((cover) => cover !== undefined)
  // In the order of loading, so that the next covers are drawn in time
  const draw = drawAhead<Cover, DrawnCover>(covers, coverName, renderCover)
  return [
    ...articles.map((article) => ({
      key: `article/${article.slug}`,
      title: article.title,
      print: seedArticleHash(article),
      pictures: articleCovers(article).flatMap((cover) => (cover === undefined ? [] : coverName(cover))),
      publicationDate: new Date(article.publicationDate),
      load: () => loadArticle(strapi, article, draw),
      replace: (documentId: string) => replaceArticle(strapi, article, documentId, renderCover),
    })),
    ...stories.map((story) => ({
      key: `story/${story.slug}`,
      title: story.title,
      print: seedStoryHash(story),
      pictures: storyCovers(story).map(coverName),
      publicationDate: new Date(story.publicationDate),
      load: () => loadStory(strapi, story, draw),
      replace: (documentId: string) => replaceStory(strapi, story, documentId, renderCover),
    })),
  ]
}
