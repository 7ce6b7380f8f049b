import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readArticle, type SeedArticle } from '../read-article'
import { readStory, type SeedStory } from '../read-story'

async function readFolder<Item>(folder: string, ending: string, read: (slug: string, text: string) => Item): Promise<Item[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort()
  return Promise.all(names.map(async (name) => read(path.basename(name, ending), await readFile(path.join(folder, name), 'utf8'))))
}

export const readSeedArticles = (folder: string): Promise<SeedArticle[]> => readFolder(path.join(folder, 'articles'), '.md', readArticle)

export const readSeedStories = (folder: string): Promise<SeedStory[]> => readFolder(path.join(folder, 'stories'), '.json', readStory)
