/** Why an entry was not restored, as the dashboard and the Studio say it. */
export const restoreRefusals = {
  'not-found': 'This is no longer in the bin.',
  conflict: 'Another entry now has this address.',
} as const

export const restoredMessage = (title: string) => `“${title}” is back where it was.`
