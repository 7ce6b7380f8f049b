/** What is written for readers. */
export const contentUids = ['api::article.article', 'api::story.story'] as const

export type ContentUid = (typeof contentUids)[number]
