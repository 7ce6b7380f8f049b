/** Why an entry was not restored, as the dashboard and the Studio say it. */
export const restoreRefusals = {
  'not-found': 'This is not in the bin any more.',
  conflict: 'Something else has this address now.',
} as const

export const restoredMessage = (title: string) => `“${title}” is back where it was.`
