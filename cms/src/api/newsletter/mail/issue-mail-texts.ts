/** The fixed words of an issue's mail, in HTML and in plain text. */

export const newsletterName = (site: string) => `${site} Newsletter`
export const issueNumber = (number: number) => `Issue ${number}`

export const headings = {
  figures: 'What changed',
  /** Below the figure that leads. */
  otherFigures: 'Also changed',
  dates: 'Do this week',
  calculator: 'Do the sum',
  articles: 'To read',
  stories: 'Stories',
  question: 'A reader asked',
  term: 'One term',
} as const

/** Stands in place of the value of a figure that is a table or a list. */
export const severalValues = 'It has several values: see its page.'
/** The line below a day of the tax calendar. */
export const dueOn = (day: string) => `By ${day}.`
export const sourceOf = (authority: string) => `Source: ${authority}.`

export const whyYouGetThis = (site: string) => `You get this email because you subscribed to the ${newsletterName(site)}.`
export const unsubscribe = 'Unsubscribe'
export const privacyPolicy = 'Privacy policy'
export const educationOnly = 'For education only, not investment advice.'
