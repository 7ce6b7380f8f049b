import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readArticle, type SeedArticle } from '../read-article'
import type { FactFigures } from '../marked-facts'
import { readStory, type SeedStory } from '../read-story'

async function readFolder<Item>(folder: string, ending: string, read: (slug: string, text: string) => Item): Promise<Item[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort()
  return Promise.all(names.map(async (name) => read(path.basename(name, ending), await readFile(path.join(folder, name), 'utf8'))))
}

async function readFacts(folder: string): Promise<FactFigures[]> {
  // The cast is safe: the file is in this repository, and a check of the demo validates it.
  const table = JSON.parse(await readFile(path.join(folder, 'facts.json'), 'utf8')) as { facts: FactFigures[] }
  return table.facts
}

export async function readSeedArticles(folder: string): Promise<SeedArticle[]> {
  const facts = await readFacts(folder)
  return readFolder(path.join(folder, 'articles'), '.md', (slug, text) => readArticle(slug, text, facts))
}

export const readSeedStories = (folder: string): Promise<SeedStory[]> => readFolder(path.join(folder, 'stories'), '.json', readStory)
