/** The Studio's view of sentences released as reported speech. */
export const releaseForm = {
  uid: 'api::release.released-sentence',
  titleField: 'sentence',
  list: { columns: ['sentence', 'reason', 'createdAt'], sortBy: 'createdAt', order: 'DESC', pageSize: 20 },
  rows: [{ sentence: 12 }, { reason: 12 }],
  fields: {
    sentence: {
      label: 'Sentence',
      help: 'Exactly as in the article or story; someone else must publish it. A released sentence cannot be changed: delete it instead.',
    },
    reason: { label: 'Reason for release', placeholder: 'What the broker wrote, quoted as such', help: 'Who said it, and where.' },
  },
} as const
