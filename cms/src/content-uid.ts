/** What is written for readers. */
export const contentUids = ['api::article.article', 'api::story.story'] as const

export type ContentUid = (typeof contentUids)[number]

/** The content type of a kind, as the API names it. */
export const uidOf = { article: 'api::article.article', story: 'api::story.story' } as const satisfies Record<string, ContentUid>
