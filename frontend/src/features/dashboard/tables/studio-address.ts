const contentTypes = { article: 'api::article.article', story: 'api::story.story' } as const

/** Returns the address of an entry's edit page in the Studio. */
export const studioAddress = (studioUrl: string, kind: keyof typeof contentTypes, id: string) =>
  `${studioUrl}/content-manager/collection-types/${contentTypes[kind]}/${encodeURIComponent(id)}`
