import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ArticleFile, parseArticleFile } from '../article-file'
import { parseStoryFile, type StoryFile } from '../story-file'
import { type FactTable, parseFactTable } from './fact-table'

function filesOf<File>(folder: string, extension: string, parse: (slug: string, fileText: string) => File): File[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => parse(name.slice(0, -extension.length), readFileSync(path.join(folder, name), 'utf8')))
}

/** Reads and parses the whole demo publication. */
export function publicationFiles(folder: string): { articles: ArticleFile[]; stories: StoryFile[]; factTable: FactTable } {
  return {
    articles: filesOf(path.join(folder, 'articles'), '.md', parseArticleFile),
    stories: filesOf(path.join(folder, 'stories'), '.json', parseStoryFile),
    factTable: parseFactTable(readFileSync(path.join(folder, 'facts.json'), 'utf8')),
  }
}
