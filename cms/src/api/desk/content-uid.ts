/** What is written for readers. */
export type ContentUid = 'api::article.article' | 'api::story.story'
