const contentTypes = { article: 'api::article.article', story: 'api::story.story' } as const

/** Where the Studio edits an entry. */
export const studioAddress = (studioUrl: string, kind: keyof typeof contentTypes, id: string) =>
  `${studioUrl}/content-manager/collection-types/${contentTypes[kind]}/${encodeURIComponent(id)}`
