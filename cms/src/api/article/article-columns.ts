import { tableOf } from '@artha/contract/names-of'
import { columnOfGroup, wordGroups } from '@artha/contract/home-groups'
import type { ColumnRules } from '../writes/column-rules'
import { optionalColumns } from './optional-fields'

const homeGroupColumns = tableOf(wordGroups.map(columnOfGroup), () => 'owned' as const)

/** The columns of an article. Editors write "written" columns; only the server writes "owned" columns (derived fields, owner, version). */
export const articleColumns = {
  title: 'written',
  standfirst: 'written',
  byline: 'written',
  category: 'written',
  subcategory: 'written',
  section: 'written',
  featured: 'written',
  publicationDate: 'written',
  sections: { subtitle: 'written', description: 'written', imageUrl: 'written', imageAlt: 'written' },
  ...optionalColumns,
  imageUrl: 'written',
  content: 'written',
  version: 'owned',
  ownerId: 'owned',
  figuresEndOn: 'owned',
  titleFolded: 'owned',
  excerpt: 'owned',
  coverUrl: 'owned',
  coverAlt: 'owned',
  ...homeGroupColumns,
} as const satisfies ColumnRules
