/** The content types that readers read. */
export const contentUids = ['api::article.article', 'api::story.story'] as const

export type ContentUid = (typeof contentUids)[number]

/** Maps a kind, as the API names it, to its content type. */
export const uidOf = { article: 'api::article.article', story: 'api::story.story' } as const satisfies Record<string, ContentUid>
