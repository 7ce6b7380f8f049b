/** Selects the stories that the public may see: published, not dated in the future, not expired. */
export const liveStories = (now: Date) => ({
  publishedAt: { $notNull: true },
  publicationDate: { $lte: now },
  $or: [{ expiresAt: { $null: true } }, { expiresAt: { $gt: now } }],
})
