import { articleCategories, legacyCategories, subcategoriesByCategory } from '@artha/contract/value-lists'
import type { ArticleFile } from '../article-file'

const titleLength = { least: 20, most: 90 }
const longestStandfirst = 150

const categories: ReadonlySet<string> = new Set([...articleCategories, ...legacyCategories])

/** Returns the faults in the head of an article: lengths, category, subcategory. */
export function articleHeadFindings({ title, standfirst, category, subcategory }: ArticleFile): string[] {
  const findings: string[] = []
  if (title.length < titleLength.least || title.length > titleLength.most) {
    findings.push(`title: ${title.length} characters, not ${titleLength.least} to ${titleLength.most}`)
  }
  if (standfirst.length > longestStandfirst) {
    findings.push(`standfirst: ${standfirst.length} characters, not ${longestStandfirst} at most`)
  }
  if (!categories.has(category)) findings.push(`category: no "${category}"`)
  const subcategories = subcategoriesByCategory[category]
  if (subcategories && !subcategories.includes(subcategory)) findings.push(`subcategory: no "${subcategory}" in ${category}`)
  return findings
}
