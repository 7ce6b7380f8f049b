/** The texts of the frame around every page. The labels of its links are in site-links.ts. */
export const motto = 'Money, explained for India'
export const newsletter = 'Newsletter'
export const newsletterInHeader = 'Newsletter in the header'
export const newsletterInMenu = 'Newsletter in the menu'
export const login = 'Login'
export const logout = 'Logout'
export const account = 'Account'
export const accountOf = (name: string | undefined) => (name === undefined ? account : `${account}: ${name}`)
export const menu = 'Menu'
export const sections = 'Sections'
export const site = 'Site'
export const search = 'Search'
export const darkTheme = 'Dark theme'
export const skipToContent = 'Skip to content'

export const frontPageSections = 'Front page sections'
export const aboutThisSite = 'About this site'
export const forEducation = 'For education only, not investment advice.'
export const figuresInRegister = 'Every official figure is listed with its source and dates.'
export const notOpenYet = (places: readonly string[]) => `${places.join(', ')}: coming soon.`

export const correction = 'Correction'
export const somethingWentWrong = 'Something went wrong'
export const faultIsOurs = 'We could not show this page. It is our fault, not yours.'
export const loadAgain = 'Reload the page'
export const goHome = 'Go Home'

export const offline = 'You are offline'
export const unreachable = 'Artha cannot be reached'
export const loadsWhenOnline = 'This page will load once you are back online.'
export const tryAgain = 'Try again'
export const goBack = 'Go back'
