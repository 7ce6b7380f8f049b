/** The text of a section, as an editor would write it. */
export const paragraphs = '<p>Money that is set aside early has the longest time to grow.</p>'

/** An article, as the dashboard and the Studio send it. */
export const articleData = (over: object = {}) => ({
  title: 'An article for a test',
  category: 'Loan',
  subcategory: 'Home loan',
  section: 'main',
  featured: false,
  sections: [{ subtitle: 'First', description: paragraphs }],
  ...over,
})

export const storyData = (over: object = {}) => ({
  title: 'A story for a test',
  authorName: 'Artha newsroom',
  storyType: 'text',
  expiryTime: 'forever',
  slides: [{ text: 'One slide' }],
  ...over,
})

/** A story, as the dashboard sends it. */
export const storyBody = (over: object = {}) => ({
  title: 'A story for a test',
  authorName: 'Artha newsroom',
  slides: [{ text: 'One slide' }],
  ...over,
})

const hour = 3_600_000

export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * hour).toISOString()
