/** The messages if an entry cannot be restored, in the dashboard and the Studio. */
export const restoreRefusals = {
  'not-found': 'This is no longer in the bin.',
  conflict: 'Another entry now has this address.',
} as const

export const restoredMessage = (title: string) => `“${title}” is back where it was.`
