/** How the sentences that were released as reported speech look in the Studio. */
export const releaseForm = {
  uid: 'api::release.released-sentence',
  titleField: 'sentence',
  list: { columns: ['sentence', 'reason', 'createdAt'], sortBy: 'createdAt', order: 'DESC', pageSize: 20 },
  rows: [{ sentence: 12 }, { reason: 12 }],
  fields: {
    sentence: {
      label: 'Sentence',
      help: 'As it stands in the article or story; who publishes it is somebody else. What was released is never changed: delete it instead.',
    },
    reason: { label: 'Why it may stand', placeholder: 'What the broker wrote, quoted as such', help: 'Who said it, and where.' },
  },
} as const
