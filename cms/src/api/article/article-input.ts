import { toApiDate } from '../writes/to-api-date'
import { optionalFieldInStudio, optionalInput, type OptionalColumns } from './optional-fields'

/** An article's row as the Studio saves it: any field of a draft may be missing. */
export interface DraftArticle extends OptionalColumns {
  title: string | null
  standfirst: string | null
  byline: string | null
  category: string | null
  subcategory: string | null
  section: string | null
  featured: boolean | null
  publicationDate: string | Date | null
  imageUrl: string | null
  content: string | null
  sections: { subtitle: string | null; description: string | null; imageUrl: string | null; imageAlt: string | null }[]
}

/** True for an article written before sections existed: one text and one picture. */
const isOld = ({ sections, content, imageUrl }: DraftArticle) => sections.length === 0 && Boolean(content || imageUrl)

/** Returns the article as a request would have sent it. The text and picture of an old article become its only section. */
export const articleInputOf = (draft: DraftArticle) => ({
  title: draft.title ?? '',
  category: draft.category ?? '',
  subcategory: draft.subcategory ?? '',
  section: draft.section ?? '',
  featured: draft.featured ?? false,
  standfirst: draft.standfirst ?? '',
  byline: draft.byline ?? '',
  createdAt: toApiDate(draft.publicationDate),
  ...optionalInput(draft),
  sections: (isOld(draft) ? [{ subtitle: '', description: draft.content, imageUrl: draft.imageUrl, imageAlt: '' }] : draft.sections).map(
    ({ subtitle, description, imageUrl, imageAlt }) => ({
      subtitle: subtitle ?? '',
      description: description ?? '',
      imageUrl: imageUrl ?? '',
      imageAlt: imageAlt ?? '',
    }),
  ),
})

const oldFields: Record<string, string> = { 'sections.0.description': 'content', 'sections.0.imageUrl': 'imageUrl' }

/** Returns the Studio form's field for a field of a request. */
export function fieldInStudio(draft: DraftArticle, field: string): string {
  if (field === 'createdAt') return 'publicationDate'
  return (isOld(draft) ? oldFields[field] : undefined) ?? optionalFieldInStudio(field)
}
